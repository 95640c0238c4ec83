CREATE TABLE `article_categories` (
	`article_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`score` real NOT NULL,
	PRIMARY KEY(`article_id`, `category_id`),
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `article_extracts` (
	`article_id` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `article_keys` (
	`newspaper_id` integer NOT NULL,
	`key` text NOT NULL,
	`article_id` integer NOT NULL,
	PRIMARY KEY(`newspaper_id`, `key`),
	FOREIGN KEY (`newspaper_id`) REFERENCES `newspapers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `article_keys_article_idx` ON `article_keys` (`article_id`);--> statement-breakpoint
CREATE TABLE `articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`origin` text DEFAULT 'newspaper' NOT NULL,
	`newspaper_id` integer,
	`url` text NOT NULL,
	`headline` text NOT NULL,
	`summary` text NOT NULL,
	`lead` text NOT NULL,
	`language` text NOT NULL,
	`author` text,
	`section` text,
	`feed_categories` text NOT NULL,
	`published_at` integer NOT NULL,
	`first_read_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`words` integer,
	`paywall` integer DEFAULT false NOT NULL,
	`cited_sources` integer,
	`emphatic` integer DEFAULT false NOT NULL,
	`clickbait` integer DEFAULT false NOT NULL,
	`page_state` text DEFAULT 'pending' NOT NULL,
	`page_reason` text,
	`tidied` integer DEFAULT false NOT NULL,
	`grouped_at` integer,
	FOREIGN KEY (`newspaper_id`) REFERENCES `newspapers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_url_uq` ON `articles` (`newspaper_id`,`url`);--> statement-breakpoint
CREATE INDEX `articles_newspaper_idx` ON `articles` (`newspaper_id`,`published_at`);--> statement-breakpoint
CREATE INDEX `articles_published_idx` ON `articles` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_page_idx` ON `articles` (`newspaper_id`,`first_read_at`) WHERE page_state = 'pending';--> statement-breakpoint
CREATE INDEX `articles_ungrouped_idx` ON `articles` (`published_at`) WHERE grouped_at is null;--> statement-breakpoint
CREATE INDEX `articles_untidied_idx` ON `articles` (`first_read_at`) WHERE tidied = 0 and origin = 'newspaper';--> statement-breakpoint
CREATE INDEX `articles_lead_idx` ON `articles` (`first_read_at`) WHERE lead <> '' and origin = 'newspaper';--> statement-breakpoint
CREATE INDEX `articles_origin_idx` ON `articles` (`origin`,`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `event_articles` (
	`article_id` integer PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`centrality` real NOT NULL,
	`added_at` integer NOT NULL,
	`model_version` integer NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_articles_event_idx` ON `event_articles` (`event_id`,`centrality`);--> statement-breakpoint
CREATE TABLE `event_categories` (
	`event_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`score` real NOT NULL,
	PRIMARY KEY(`event_id`, `category_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_categories_idx` ON `event_categories` (`category_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `event_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`by` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `event_changes_event_idx` ON `event_changes` (`event_id`,`at`);--> statement-breakpoint
CREATE TABLE `event_redirects` (
	`old_id` integer PRIMARY KEY NOT NULL,
	`new_id` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_texts` (
	`event_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`article_id` integer NOT NULL,
	`article_count` integer NOT NULL,
	PRIMARY KEY(`event_id`, `language`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`born_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`first_published_at` integer NOT NULL,
	`last_published_at` integer NOT NULL,
	`article_count` integer NOT NULL,
	`newspaper_count` integer NOT NULL,
	`country_count` integer NOT NULL,
	`language_count` integer NOT NULL,
	`contradiction_count` integer DEFAULT 0 NOT NULL,
	`stale` integer DEFAULT false NOT NULL,
	`shown` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_newest_idx` ON `events` (`shown`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_last_idx` ON `events` (`shown`,`last_published_at`);--> statement-breakpoint
CREATE INDEX `events_stale_idx` ON `events` (`id`) WHERE stale = 1;--> statement-breakpoint
CREATE TABLE `article_features` (
	`article_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`features` blob NOT NULL,
	`links` blob NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `grouping_constraints` (
	`a` integer NOT NULL,
	`b` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`a`, `b`),
	FOREIGN KEY (`a`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`b`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feed_readings` (
	`run_id` integer NOT NULL,
	`feed_id` integer NOT NULL,
	`finished_at` integer,
	`outcome` text,
	`reason` text,
	`items` integer DEFAULT 0 NOT NULL,
	`articles_new` integer DEFAULT 0 NOT NULL,
	`articles_updated` integer DEFAULT 0 NOT NULL,
	`articles_refused` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`fetch_ms` integer DEFAULT 0 NOT NULL,
	`parse_ms` integer DEFAULT 0 NOT NULL,
	`store_ms` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`run_id`, `feed_id`),
	FOREIGN KEY (`run_id`) REFERENCES `ingest_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`feed_id`) REFERENCES `feeds`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feed_readings_open_idx` ON `feed_readings` (`run_id`) WHERE finished_at is null;--> statement-breakpoint
CREATE TABLE `ingest_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hour` integer NOT NULL,
	`trigger` text NOT NULL,
	`started_at` integer NOT NULL,
	`feeds_done_at` integer,
	`finished_at` integer,
	`feeds_due` integer NOT NULL,
	`events_born` integer DEFAULT 0 NOT NULL,
	`events_grown` integer DEFAULT 0 NOT NULL,
	`events_merged` integer DEFAULT 0 NOT NULL,
	`events_split` integer DEFAULT 0 NOT NULL,
	`articles_grouped` integer DEFAULT 0 NOT NULL,
	`scored_pairs` integer DEFAULT 0 NOT NULL,
	`grouping_ms` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ingest_runs_hour_uq` ON `ingest_runs` (`trigger`,`hour`);--> statement-breakpoint
CREATE INDEX `ingest_runs_started_idx` ON `ingest_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lanes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`selection` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`show_name` integer DEFAULT true NOT NULL,
	`requires_login` integer DEFAULT false NOT NULL,
	`url` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lanes_slug_unique` ON `lanes` (`slug`);--> statement-breakpoint
CREATE INDEX `lanes_position_idx` ON `lanes` (`position`,`id`);--> statement-breakpoint
CREATE TABLE `feeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`newspaper_id` integer NOT NULL,
	`url` text NOT NULL,
	`section` text,
	`language` text,
	`position` integer NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	`etag` text,
	`last_modified` text,
	`moved_to` text,
	`last_read_at` integer,
	`last_ok_at` integer,
	`last_outcome` text,
	`failure_reason` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`newspaper_id`) REFERENCES `newspapers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feeds_url_uq` ON `feeds` (`newspaper_id`,`url`);--> statement-breakpoint
CREATE INDEX `feeds_due_idx` ON `feeds` (`listed`,`due_at`);--> statement-breakpoint
CREATE TABLE `host_policies` (
	`host` text PRIMARY KEY NOT NULL,
	`robots` text NOT NULL,
	`robots_status` integer NOT NULL,
	`tdm_reserved` text NOT NULL,
	`read_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newspapers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`homepage` text NOT NULL,
	`country` text NOT NULL,
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`city` text,
	`enabled` integer DEFAULT false NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newspapers_slug_uq` ON `newspapers` (`slug`);--> statement-breakpoint
CREATE INDEX `newspapers_read_idx` ON `newspapers` (`listed`,`enabled`);