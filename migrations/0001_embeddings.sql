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
CREATE INDEX `embeddings_at_idx` ON `embeddings` (`at`);