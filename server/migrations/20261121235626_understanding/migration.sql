CREATE TABLE "chat_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"messages" jsonb NOT NULL,
	"message_count" integer NOT NULL,
	"notes_content" text NOT NULL,
	"notes_words" integer NOT NULL,
	"image_description" text NOT NULL,
	"text_bytes" integer NOT NULL,
	"image_key" text,
	"image_name" text,
	"image_type" text,
	"image_bytes" integer,
	"image_hash" text,
	"image_added_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_once" ON "chat_sessions" ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_latest" ON "chat_sessions" ("student_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;