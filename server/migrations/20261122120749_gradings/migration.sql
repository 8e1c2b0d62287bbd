CREATE TABLE "gradings" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint NOT NULL,
	"previous_id" bigint,
	"exam_type" text NOT NULL,
	"purpose" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"credit_cost" integer NOT NULL,
	"failure" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "grading_id" uuid;--> statement-breakpoint
CREATE INDEX "gradings_newest" ON "gradings" ("student_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "gradings" ADD CONSTRAINT "gradings_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "gradings" ADD CONSTRAINT "gradings_previous_id_essays_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "essays"("id") ON DELETE SET NULL;