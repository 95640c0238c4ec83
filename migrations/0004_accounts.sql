CREATE TABLE `credentials` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_confirmed_at` integer,
	`password_hash` text NOT NULL,
	`password_changed_at` integer NOT NULL,
	`language` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credentials_email_key_unique` ON `credentials` (`email_key`);--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_account_idx` ON `mail_tokens` (`account_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`device` text,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_account_idx` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_idx` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer,
	`article_id` integer,
	`parent_id` integer,
	`depth` integer DEFAULT 0 NOT NULL,
	`author_id` integer,
	`text` text NOT NULL,
	`submission` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comments_submission_unique` ON `comments` (`submission`);--> statement-breakpoint
CREATE INDEX `comments_event_idx` ON `comments` (`event_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_article_idx` ON `comments` (`article_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_author_idx` ON `comments` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_parent_idx` ON `comments` (`parent_id`);--> statement-breakpoint
CREATE TABLE `limit_secrets` (
	`day` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends_idx` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`recipient` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_due_idx` ON `mails` (`sent_at`,`next_try_at`);--> statement-breakpoint
CREATE TABLE `appeals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`decision_id` integer NOT NULL,
	`side` text NOT NULL,
	`text` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`decision_id`) REFERENCES `decisions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_once_idx` ON `appeals` (`decision_id`,`side`);--> statement-breakpoint
CREATE INDEX `appeals_state_idx` ON `appeals` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`comment_id` integer,
	`outcome` text NOT NULL,
	`rule` text NOT NULL,
	`reason` text NOT NULL,
	`language` text NOT NULL,
	`moderator_id` integer,
	`appeal_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`moderator_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`appeal_id`) REFERENCES `appeals`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `decisions_comment_idx` ON `decisions` (`comment_id`);--> statement-breakpoint
CREATE INDEX `decisions_created_idx` ON `decisions` (`created_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receipt` text NOT NULL,
	`comment_id` integer NOT NULL,
	`rule` text NOT NULL,
	`explanation` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`submission` text,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`decision_id` integer,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decision_id`) REFERENCES `decisions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_receipt_unique` ON `notices` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `notices_submission_unique` ON `notices` (`submission`);--> statement-breakpoint
CREATE INDEX `notices_state_idx` ON `notices` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `notices_comment_idx` ON `notices` (`comment_id`);--> statement-breakpoint
CREATE TABLE `reactions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reactions_once_idx` ON `reactions` (`account_id`,`target`,`target_id`,`action`);--> statement-breakpoint
CREATE INDEX `reactions_account_idx` ON `reactions` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reactions_target_idx` ON `reactions` (`target`,`target_id`,`action`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `alias_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `alias_key` = lower(`alias`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `deletion_asked_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_alias_key_unique` ON `accounts` (`alias_key`);