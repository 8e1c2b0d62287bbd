CREATE TABLE "exam_generations" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint NOT NULL,
	"method" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"question_count" integer NOT NULL,
	"agreed_count" integer,
	"kinds" jsonb NOT NULL,
	"level" text,
	"credit_cost" integer NOT NULL,
	"failure" json,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_sets" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
CREATE INDEX "exam_generations_newest" ON "exam_generations" ("student_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "exam_generations" ADD CONSTRAINT "exam_generations_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;