CREATE TABLE "listening_answers" (
	"attempt_id" bigint,
	"question_id" bigint,
	"answer" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"is_checked" boolean NOT NULL,
	CONSTRAINT "listening_answers_pkey" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "listening_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listening_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"correct_count" integer NOT NULL,
	"question_count" integer NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listening_pieces" (
	"set_id" bigint,
	"position" integer,
	"start" double precision NOT NULL,
	"end" double precision NOT NULL,
	"transcript" jsonb,
	CONSTRAINT "listening_pieces_pkey" PRIMARY KEY("set_id","position")
);
--> statement-breakpoint
CREATE TABLE "listening_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listening_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"correct_answer" text NOT NULL,
	"explanation" text NOT NULL,
	"sentence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listening_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listening_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"title" text NOT NULL,
	"filename" text NOT NULL,
	"languages" jsonb NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"job_id" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"credit_cost" integer NOT NULL,
	"upload_key" text,
	"audio_key" text,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"sentences" jsonb DEFAULT '[]' NOT NULL,
	"made_by" text,
	"error" text,
	"refunded_credits" integer,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listening_answers_of_question" ON "listening_answers" ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listening_attempts_once" ON "listening_attempts" ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "listening_attempts_newest" ON "listening_attempts" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listening_attempts_of_set" ON "listening_attempts" ("set_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listening_questions_in_order" ON "listening_questions" ("set_id","position");--> statement-breakpoint
CREATE INDEX "listening_sets_newest" ON "listening_sets" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "listening_sets_of_hold" ON "listening_sets" ("hold_id");--> statement-breakpoint
CREATE INDEX "listening_sets_upload" ON "listening_sets" ("upload_key") WHERE upload_key is not null;--> statement-breakpoint
CREATE INDEX "listening_sets_audio" ON "listening_sets" ("audio_key") WHERE audio_key is not null;--> statement-breakpoint
ALTER TABLE "listening_answers" ADD CONSTRAINT "listening_answers_attempt_id_listening_attempts_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "listening_attempts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listening_answers" ADD CONSTRAINT "listening_answers_question_id_listening_questions_id_fkey" FOREIGN KEY ("question_id") REFERENCES "listening_questions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listening_attempts" ADD CONSTRAINT "listening_attempts_set_id_listening_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "listening_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listening_attempts" ADD CONSTRAINT "listening_attempts_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listening_pieces" ADD CONSTRAINT "listening_pieces_set_id_listening_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "listening_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listening_questions" ADD CONSTRAINT "listening_questions_set_id_listening_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "listening_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listening_sets" ADD CONSTRAINT "listening_sets_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;