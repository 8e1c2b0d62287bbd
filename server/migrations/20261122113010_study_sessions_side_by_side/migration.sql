DROP INDEX "study_sessions_one_running";--> statement-breakpoint
CREATE INDEX "study_sessions_running" ON "study_sessions" ("student_id") WHERE status = 'running';