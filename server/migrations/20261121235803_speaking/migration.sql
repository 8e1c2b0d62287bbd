CREATE TABLE "speaking_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speaking_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"topic" text NOT NULL,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"language_codes" text NOT NULL,
	"opening" text NOT NULL,
	"points" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"deadline_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"feedback" jsonb,
	"score" integer,
	"summary_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_turns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speaking_turns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"said" text NOT NULL,
	"is_spoken" boolean NOT NULL,
	"seconds" double precision,
	"reply" text,
	"words" jsonb NOT NULL,
	"score" integer,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "speaking_sessions_newest" ON "speaking_sessions" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "speaking_turns_in_order" ON "speaking_turns" ("session_id","id");--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "speaking_turns" ADD CONSTRAINT "speaking_turns_session_id_speaking_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "speaking_sessions"("id") ON DELETE CASCADE;