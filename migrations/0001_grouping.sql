CREATE TABLE `embedding_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`texts` integer NOT NULL,
	`granted` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `embeddings` (
	`model` text NOT NULL,
	`hash` text NOT NULL,
	`vector` blob NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`model`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `embeddings_at_idx` ON `embeddings` (`at`);--> statement-breakpoint
CREATE TABLE `event_audits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`window_hours` integer NOT NULL,
	`articles` integer NOT NULL,
	`events_before` integer NOT NULL,
	`events_after` integer NOT NULL,
	`merged` integer NOT NULL,
	`split` integer NOT NULL,
	`moved` integer NOT NULL,
	`left` integer NOT NULL,
	`agreement` real NOT NULL,
	`milliseconds` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `event_audits_at_idx` ON `event_audits` (`at`);--> statement-breakpoint
ALTER TABLE `events` ADD `archived_at` integer;--> statement-breakpoint
CREATE INDEX `events_open_idx` ON `events` (`last_published_at`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `event_redirects_new_idx` ON `event_redirects` (`new_id`);