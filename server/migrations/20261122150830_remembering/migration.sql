CREATE TABLE "review_days" (
	"student_id" bigint,
	"day" integer,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL,
	"due_count" integer DEFAULT 0 NOT NULL,
	"remembered_count" integer DEFAULT 0 NOT NULL,
	"duration_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "review_days_pkey" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "review_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"item_id" bigint,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text DEFAULT 'review' NOT NULL,
	"grade" smallint,
	"duration_ms" integer,
	"at" timestamp(3) with time zone NOT NULL,
	"day" integer NOT NULL,
	"stage_before" text,
	"retrievability" double precision,
	"interval_days" integer,
	"undoes_id" bigint,
	"detail" jsonb,
	"algorithm" text NOT NULL,
	"recorded_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"sibling_key" text,
	"added_at" timestamp(3) with time zone NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"leech_lapses" integer DEFAULT 0 NOT NULL,
	"last_day" integer,
	"last_reviewed_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"due_day" integer,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"is_leech" boolean DEFAULT false NOT NULL,
	"buried_until_day" integer,
	"flag" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_set_settings" (
	"student_id" bigint,
	"kind" text,
	"group_id" bigint,
	"retention" double precision,
	"new_per_day" integer,
	"reviews_per_day" integer,
	CONSTRAINT "review_set_settings_pkey" PRIMARY KEY("student_id","kind","group_id")
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"student_id" bigint PRIMARY KEY,
	"time_zone" text,
	"retention" double precision NOT NULL,
	"new_per_day" integer NOT NULL,
	"reviews_per_day" integer NOT NULL,
	"counts_studies" boolean DEFAULT true NOT NULL,
	"grade_buttons" smallint DEFAULT 4 NOT NULL,
	"shows_intervals" boolean DEFAULT true NOT NULL,
	"easy_days" jsonb,
	"holidays" jsonb,
	"weights" jsonb
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_events_once" ON "review_events" ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "review_events_of_item" ON "review_events" ("item_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_events_undone_once" ON "review_events" ("undoes_id") WHERE undoes_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_events_study_once" ON "review_events" ("item_id","day") WHERE kind = 'review' and source = 'study';--> statement-breakpoint
CREATE INDEX "review_events_of_student" ON "review_events" ("student_id","id");--> statement-breakpoint
CREATE INDEX "review_events_recorded" ON "review_events" ("student_id","recorded_at");--> statement-breakpoint
CREATE INDEX "review_events_of_day" ON "review_events" ("student_id","day") WHERE kind = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "review_items_once" ON "review_items" ("kind","source_id");--> statement-breakpoint
CREATE INDEX "review_items_of_group" ON "review_items" ("kind","group_id");--> statement-breakpoint
CREATE INDEX "review_items_of_student" ON "review_items" ("student_id","id");--> statement-breakpoint
CREATE INDEX "review_items_due" ON "review_items" ("student_id","due_day","last_day","stability") WHERE due_day is not null and not is_suspended;--> statement-breakpoint
CREATE INDEX "review_items_learning" ON "review_items" ("student_id","due_at") WHERE due_at is not null and not is_suspended;--> statement-breakpoint
CREATE INDEX "review_items_new" ON "review_items" ("student_id","id") WHERE stage = 'new' and not is_suspended;--> statement-breakpoint
CREATE INDEX "review_items_siblings" ON "review_items" ("student_id","sibling_key","last_day") WHERE sibling_key is not null;--> statement-breakpoint
CREATE INDEX "review_items_suspended" ON "review_items" ("student_id","id") WHERE is_suspended;--> statement-breakpoint
CREATE INDEX "review_items_flagged" ON "review_items" ("student_id","id") WHERE flag > 0;--> statement-breakpoint
ALTER TABLE "review_days" ADD CONSTRAINT "review_days_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_set_settings" ADD CONSTRAINT "review_set_settings_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION "keep_review_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- A student who is erased takes the log along: by then their row is gone.
		IF NOT EXISTS (SELECT FROM "students" WHERE "id" = OLD."student_id") THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'The log of reviews is never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "review_events_stay" BEFORE UPDATE OR DELETE ON "review_events" FOR EACH ROW EXECUTE FUNCTION "keep_review_events"();--> statement-breakpoint
CREATE TRIGGER "review_events_stay_all" BEFORE TRUNCATE ON "review_events" FOR EACH STATEMENT EXECUTE FUNCTION "keep_review_events"();--> statement-breakpoint
INSERT INTO "review_items" ("student_id", "kind", "source_id", "group_id", "sibling_key", "added_at")
SELECT "flashcard_sets"."student_id", 'card', "flashcards"."id", "flashcards"."set_id",
	left(encode(sha256(convert_to("flashcards"."set_id" || ':' || nullif("flashcards"."source", ''), 'UTF8')), 'hex'), 32),
	"flashcard_sets"."created_at"
FROM "flashcards" JOIN "flashcard_sets" ON "flashcard_sets"."id" = "flashcards"."set_id"
ORDER BY "flashcards"."set_id", "flashcards"."position", "flashcards"."id";
