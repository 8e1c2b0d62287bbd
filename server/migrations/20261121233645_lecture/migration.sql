CREATE TABLE "lecture_sections" (
	"lecture_id" bigint,
	"position" integer,
	"first_page" integer NOT NULL,
	"last_page" integer NOT NULL,
	"pages" jsonb,
	"title" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"questions" jsonb DEFAULT '[]' NOT NULL,
	"badges" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "lecture_sections_pkey" PRIMARY KEY("lecture_id","position")
);
--> statement-breakpoint
CREATE TABLE "lectures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lectures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"title" text NOT NULL,
	"original_filename" text NOT NULL,
	"file_key" text NOT NULL,
	"file_size_bytes" integer NOT NULL,
	"credit_cost" integer NOT NULL,
	"hold_id" uuid NOT NULL UNIQUE,
	"job_id" uuid NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"total_pages" integer,
	"section_count" integer DEFAULT 0 NOT NULL,
	"sections_done" integer DEFAULT 0 NOT NULL,
	"made_by" text,
	"error_message" text,
	"refunded_credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lectures_newest" ON "lectures" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lectures_unfinished" ON "lectures" ("student_id") WHERE "status" <> 'completed';--> statement-breakpoint
CREATE INDEX "lectures_by_file" ON "lectures" ("file_key");--> statement-breakpoint
ALTER TABLE "lecture_sections" ADD CONSTRAINT "lecture_sections_lecture_id_lectures_id_fkey" FOREIGN KEY ("lecture_id") REFERENCES "lectures"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;