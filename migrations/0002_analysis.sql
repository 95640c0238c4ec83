CREATE TABLE `analyses` (
	`event_id` integer PRIMARY KEY NOT NULL,
	`made_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`article_count` integer NOT NULL,
	`newspaper_count` integer NOT NULL,
	`characters` integer NOT NULL,
	`rules` text NOT NULL,
	`sections` text NOT NULL,
	`authors` text NOT NULL,
	`withheld` text NOT NULL,
	`fallback` text,
	`dropped` text NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`signed_by` text,
	`signed_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `analysis_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`by` text NOT NULL,
	`section` text NOT NULL,
	`key` text NOT NULL,
	`before` text,
	`after` text,
	`articles` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `analysis_changes_event_idx` ON `analysis_changes` (`event_id`,`at`);--> statement-breakpoint
CREATE TABLE `analysis_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL,
	`granted` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `article_extracts` ADD `read_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `articles` ADD `mark_reasons` text;--> statement-breakpoint
ALTER TABLE `ingest_runs` ADD `events_analysed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ingest_runs` ADD `analyses_failed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ingest_runs` ADD `analysis_tokens` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ingest_runs` ADD `analysis_ms` integer DEFAULT 0 NOT NULL;