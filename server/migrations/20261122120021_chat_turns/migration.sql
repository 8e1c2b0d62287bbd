ALTER TABLE "chat_sessions" ADD COLUMN "talk_hash" text;--> statement-breakpoint
CREATE INDEX "chat_sessions_talk" ON "chat_sessions" ("student_id","talk_hash") WHERE talk_hash is not null;