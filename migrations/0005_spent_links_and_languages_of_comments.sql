ALTER TABLE `mail_tokens` ADD `spent_at` integer;--> statement-breakpoint
ALTER TABLE `comments` ADD `language` text;