CREATE TABLE "card_import_sets" (
	"import_id" bigint,
	"set_id" bigint,
	"deck" text NOT NULL,
	"part" integer NOT NULL,
	CONSTRAINT "card_import_sets_pkey" PRIMARY KEY("import_id","set_id")
);
--> statement-breakpoint
CREATE TABLE "card_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"file_key" text,
	"file_size_bytes" integer NOT NULL,
	"text_options" jsonb,
	"status" text NOT NULL,
	"job_id" uuid NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"note_count" integer,
	"notes_done" integer DEFAULT 0 NOT NULL,
	"card_count" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb DEFAULT '[]' NOT NULL,
	"error_message" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "card_imports_status_known" CHECK ("status" in ('processing', 'completed', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE INDEX "card_import_sets_of_set" ON "card_import_sets" ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_imports_once" ON "card_imports" ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "card_imports_newest" ON "card_imports" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "card_imports_of_file" ON "card_imports" ("file_key") WHERE file_key is not null;--> statement-breakpoint
ALTER TABLE "card_import_sets" ADD CONSTRAINT "card_import_sets_import_id_card_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "card_imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "card_import_sets" ADD CONSTRAINT "card_import_sets_set_id_flashcard_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "flashcard_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "card_imports" ADD CONSTRAINT "card_imports_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_events" DROP CONSTRAINT "review_events_kind_known", ADD CONSTRAINT "review_events_kind_known" CHECK ("kind" in ('review', 'suspend', 'restore', 'bury', 'unbury', 'flag', 'carry', 'undo', 'settings'));--> statement-breakpoint
ALTER TABLE "review_events" DROP CONSTRAINT "review_events_source_known", ADD CONSTRAINT "review_events_source_known" CHECK ("source" in ('review', 'study', 'import'));