CREATE TABLE "item_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" bigint NOT NULL,
	"words" text NOT NULL,
	"source" text,
	"reason" text NOT NULL,
	"language" text NOT NULL,
	"returned_credits" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "item_feedback_kind_known" CHECK ("kind" in ('card')),
	CONSTRAINT "item_feedback_reason_known" CHECK ("reason" in ('wrong', 'unclear', 'worthless')),
	CONSTRAINT "item_feedback_language_known" CHECK ("language" in ('en', 'zh-hant', 'zh-hans'))
);
--> statement-breakpoint
CREATE TABLE "paid_runs" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint NOT NULL,
	"module" text NOT NULL,
	"made_by" text,
	"charged_credits" integer NOT NULL,
	"made_count" integer NOT NULL,
	CONSTRAINT "paid_runs_of_student" UNIQUE("id","student_id"),
	CONSTRAINT "paid_runs_module_known" CHECK ("module" in ('recite', 'writing', 'understanding', 'exam', 'notes', 'listening', 'lecture', 'speaking', 'ocr')),
	CONSTRAINT "paid_runs_made_by_known" CHECK ("made_by" in ('model', 'built-in'))
);
--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD COLUMN "newest_made_card_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "item_feedback_once" ON "item_feedback" ("student_id","kind","item_id");--> statement-breakpoint
CREATE INDEX "item_feedback_of_run_of_student" ON "item_feedback" ("run_id","student_id");--> statement-breakpoint
CREATE INDEX "paid_runs_by_student" ON "paid_runs" ("student_id");--> statement-breakpoint
CREATE INDEX "flashcard_sets_of_run" ON "flashcard_sets" ("run_id");--> statement-breakpoint
ALTER TABLE "item_feedback" ADD CONSTRAINT "item_feedback_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "item_feedback" ADD CONSTRAINT "item_feedback_of_run" FOREIGN KEY ("run_id","student_id") REFERENCES "paid_runs"("id","student_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "paid_runs" ADD CONSTRAINT "paid_runs_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD CONSTRAINT "flashcard_sets_made_by_run" FOREIGN KEY ("run_id","student_id") REFERENCES "paid_runs"("id","student_id");