CREATE TABLE "share_copies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"share_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"taken" jsonb NOT NULL,
	"copied_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "share_copies_kind_known" CHECK ("kind" in ('set', 'notes', 'exam'))
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"key" uuid NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"owner_name" text NOT NULL,
	"has_passages" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "shares_kind_known" CHECK ("kind" in ('set', 'notes', 'exam'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "share_copies_once" ON "share_copies" ("student_id","share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_copies_of_thing" ON "share_copies" ("student_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "share_copies_of_share" ON "share_copies" ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_once" ON "shares" ("student_id","kind","thing_id");--> statement-breakpoint
ALTER TABLE "share_copies" ADD CONSTRAINT "share_copies_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "share_copies" ADD CONSTRAINT "share_copies_share_id_shares_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;