CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alias` text NOT NULL,
	`role` text DEFAULT 'lector' NOT NULL,
	`created_at` integer NOT NULL,
	`bio_text` text,
	`bio_photo_url` text,
	`link_blog` text,
	`link_linkedin` text,
	`link_twitter` text,
	`link_newspaper1` text,
	`link_newspaper2` text,
	`country` text,
	`studies` text,
	`orientation` text,
	`orientation_consent_at` integer,
	`interests` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_alias_unique` ON `accounts` (`alias`);--> statement-breakpoint
CREATE TABLE `creator_articles` (
	`article_id` integer PRIMARY KEY NOT NULL,
	`author_id` integer NOT NULL,
	`slug` text,
	`event_id` integer,
	`state` text DEFAULT 'borrador' NOT NULL,
	`body_json` text,
	`price_cents` integer DEFAULT 0 NOT NULL,
	`first_published_at` integer,
	`edited_at` integer NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `creator_articles_slug_unique` ON `creator_articles` (`slug`);--> statement-breakpoint
CREATE INDEX `creator_articles_author_idx` ON `creator_articles` (`author_id`);--> statement-breakpoint
CREATE INDEX `creator_articles_event_idx` ON `creator_articles` (`event_id`);--> statement-breakpoint
CREATE INDEX `creator_articles_state_idx` ON `creator_articles` (`state`,`first_published_at`);--> statement-breakpoint
CREATE TABLE `read_counts` (
	`target` text NOT NULL,
	`target_id` integer NOT NULL,
	`day` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`target`, `target_id`, `day`)
);
