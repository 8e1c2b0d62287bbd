CREATE TABLE "review_exams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"group_id" bigint NOT NULL,
	"day" integer NOT NULL,
	"forecast" double precision,
	"forecast_count" integer,
	"mark" double precision,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "review_exams_kind_known" CHECK ("kind" in ('card'))
);
--> statement-breakpoint
CREATE TABLE "review_reminders" (
	"student_id" bigint PRIMARY KEY,
	"hour" smallint NOT NULL,
	"looked_day" integer NOT NULL,
	"sent_day" integer
);
--> statement-breakpoint
ALTER TABLE "review_settings" ADD COLUMN "adapts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_settings" ADD COLUMN "fit" jsonb;--> statement-breakpoint
ALTER TABLE "review_settings" ADD COLUMN "fit_tried_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "review_exams_once" ON "review_exams" ("student_id","kind","group_id","day");--> statement-breakpoint
CREATE INDEX "review_exams_open" ON "review_exams" ("day") WHERE forecast is null;--> statement-breakpoint
CREATE INDEX "review_reminders_waiting" ON "review_reminders" ("looked_day");--> statement-breakpoint
ALTER TABLE "review_exams" ADD CONSTRAINT "review_exams_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_reminders" ADD CONSTRAINT "review_reminders_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;