ALTER TABLE "materials" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;