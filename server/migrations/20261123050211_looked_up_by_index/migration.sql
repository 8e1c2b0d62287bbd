DROP INDEX "sessions_of_student";--> statement-breakpoint
CREATE INDEX "sessions_of_student" ON "sessions" ("student_id");--> statement-breakpoint
CREATE INDEX "account_mails_of_address" ON "account_mails" ("email");--> statement-breakpoint
CREATE INDEX "chat_sessions_by_image" ON "chat_sessions" ("image_key") WHERE image_key is not null;