ALTER TABLE "materials" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "page_starts" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "content_type" text DEFAULT 'text/plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "file_size_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "materials_file_once" ON "materials" ("student_id","file_hash") WHERE file_hash is not null;--> statement-breakpoint
CREATE INDEX "materials_of_file" ON "materials" ("file_key") WHERE file_key is not null;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_content_type_known" CHECK ("content_type" in ('text/plain', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-powerpoint', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'));--> statement-breakpoint
ALTER TABLE "materials" DROP CONSTRAINT "materials_source_module_known", ADD CONSTRAINT "materials_source_module_known" CHECK ("source_module" in ('writing', 'understanding', 'exam', 'notes', 'recite', 'ocr', 'lecture', 'listening', 'library'));