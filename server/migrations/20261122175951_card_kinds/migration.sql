CREATE TABLE "card_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_items" ADD COLUMN "part" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_items" ADD COLUMN "is_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "kind" text DEFAULT 'basic' NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
DROP INDEX "review_items_once";--> statement-breakpoint
CREATE UNIQUE INDEX "review_items_once" ON "review_items" ("kind","source_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "card_media_once" ON "card_media" ("student_id","name");--> statement-breakpoint
CREATE INDEX "card_media_of_file" ON "card_media" ("file_key");--> statement-breakpoint
CREATE INDEX "card_media_oldest" ON "card_media" ("sent_at");--> statement-breakpoint
ALTER TABLE "card_media" ADD CONSTRAINT "card_media_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_kind_known" CHECK ("kind" in ('basic', 'reversed', 'cloze', 'typed', 'occlusion'));