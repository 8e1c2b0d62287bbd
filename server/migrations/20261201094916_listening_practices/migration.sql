CREATE TABLE "listening_practices" (
	"set_id" bigint PRIMARY KEY,
	"client_id" uuid,
	"answers" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"started_at" timestamp(3) with time zone,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listening_practices" ADD CONSTRAINT "listening_practices_set_id_listening_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "listening_sets"("id") ON DELETE CASCADE;