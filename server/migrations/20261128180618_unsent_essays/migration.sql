CREATE TABLE "unsent_essays" (
	"student_id" bigint PRIMARY KEY,
	"previous_id" bigint,
	"exam_type" text NOT NULL,
	"purpose" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "unsent_essays_exam_type_known" CHECK ("exam_type" in ('DSE', 'IELTS', 'TOEFL', 'GRE', 'SAT', 'Other'))
);
--> statement-breakpoint
CREATE INDEX "unsent_essays_of_previous" ON "unsent_essays" ("previous_id");--> statement-breakpoint
ALTER TABLE "unsent_essays" ADD CONSTRAINT "unsent_essays_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "unsent_essays" ADD CONSTRAINT "unsent_essays_previous_id_essays_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "essays"("id") ON DELETE SET NULL;