CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"frozen_until" timestamp(3) with time zone,
	"requested_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_records" (
	"email_hash" text PRIMARY KEY,
	"has_welcome_credits" boolean DEFAULT false NOT NULL,
	"frozen_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"email_hash" text PRIMARY KEY,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"refresh_generation" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp(3) with time zone NOT NULL,
	"authenticated_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL UNIQUE,
	"email_as_typed" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"study_goal" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"pending_password_hash" text,
	"pending_browser_hash" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamp(3) with time zone NOT NULL,
	"verified_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL UNIQUE,
	"credits" integer NOT NULL,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "promo_codes_credits_positive" CHECK ("credits" > 0),
	CONSTRAINT "promo_codes_uses_within" CHECK ("uses" <= "most_uses")
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"promo_code_id" bigint,
	"email_hash" text,
	"redeemed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "promo_redemptions_pkey" PRIMARY KEY("promo_code_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"student_id" bigint PRIMARY KEY,
	"posted_credits" integer DEFAULT 0 NOT NULL,
	"held_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_held_not_negative" CHECK ("held_credits" >= 0),
	CONSTRAINT "balances_never_overdrawn" CHECK ("posted_credits" >= "held_credits")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint NOT NULL,
	"module" text NOT NULL,
	"amount_credits" integer NOT NULL,
	"settled_credits" integer,
	"state" text DEFAULT 'held' NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"result" json,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "holds_amount_positive" CHECK ("amount_credits" > 0),
	CONSTRAINT "holds_settled_within" CHECK ("settled_credits" between 1 and "amount_credits"),
	CONSTRAINT "holds_settled_or_not" CHECK (("state" = 'settled') = ("settled_credits" is not null)),
	CONSTRAINT "holds_ended_or_not" CHECK (("state" = 'held') = ("ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"module" text,
	"amount_credits" integer NOT NULL,
	"balance_after_credits" integer NOT NULL,
	"reference" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"content_hash" text NOT NULL,
	"words" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"source_module" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_chunks" (
	"run_id" uuid,
	"chunk_index" integer,
	"words" integer NOT NULL,
	"content_hash" text NOT NULL,
	"state" text NOT NULL,
	"lease_until" timestamp(3) with time zone NOT NULL,
	"answer" json,
	"failure" json,
	"refunded_credits" integer,
	CONSTRAINT "generation_chunks_pkey" PRIMARY KEY("run_id","chunk_index")
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint NOT NULL,
	"module" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"total_chunks" integer NOT NULL,
	"declared_words" integer NOT NULL,
	"agreed_credits" integer NOT NULL,
	"last_active_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"refunded_credits" integer,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY,
	"counted_at" timestamp(3) with time zone[] NOT NULL,
	"forgotten_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY,
	"student_id" bigint,
	"amount_hkd" integer NOT NULL,
	"credits" integer NOT NULL,
	"provider" text NOT NULL,
	"checkout_id" text,
	"url" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"granted_at" timestamp(3) with time zone,
	"reversed_cents" integer DEFAULT 0 NOT NULL,
	"taken_back_credits" integer DEFAULT 0 NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"booked_look" integer DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "payments_taken_back_within" CHECK ("taken_back_credits" between 0 and "credits"),
	CONSTRAINT "payments_paid_or_not" CHECK (("state" = 'paid') = ("paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "exam_answers" (
	"session_id" bigint,
	"question_id" bigint,
	"answer" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"method" text NOT NULL,
	"check_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_answers_pkey" PRIMARY KEY("session_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"correct_answer" text NOT NULL,
	"explanation" text NOT NULL,
	"source" text
);
--> statement-breakpoint
CREATE TABLE "exam_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"question_ids" jsonb NOT NULL,
	"correct_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"title" text NOT NULL,
	"generated_by" text NOT NULL,
	"language" text NOT NULL,
	"made_by" text NOT NULL,
	"is_sampled" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"purpose" text NOT NULL,
	"made_by" text NOT NULL,
	"material_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"card_id" bigint,
	"is_correct" boolean NOT NULL,
	"duration_ms" integer,
	"answered_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flashcard_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flashcard_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"document_name" text NOT NULL,
	"document_content" text NOT NULL,
	"content_purpose" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flashcards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flashcards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"source" text
);
--> statement-breakpoint
CREATE TABLE "study_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"total_cards" integer NOT NULL,
	"newest_card_id" bigint NOT NULL,
	"correct_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"is_counted" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"previous_id" bigint,
	"exam_type" text NOT NULL,
	"purpose" text NOT NULL,
	"topic" text NOT NULL,
	"is_topic_image_unread" boolean NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"score" double precision NOT NULL,
	"mistake_count" integer NOT NULL,
	"report" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"credit_cost" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_checkouts" (
	"id" uuid PRIMARY KEY,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_work" (
	"name" text PRIMARY KEY,
	"due_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sessions_of_student" ON "sessions" ("student_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_once" ON "holds" ("student_id","key") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" ("lease_until") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" ("student_id","reference");--> statement-breakpoint
CREATE INDEX "ledger_entries_newest" ON "ledger_entries" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "materials_once" ON "materials" ("student_id","content_hash");--> statement-breakpoint
CREATE INDEX "materials_latest" ON "materials" ("student_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generation_chunks_running" ON "generation_chunks" ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "generation_runs_idle" ON "generation_runs" ("last_active_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "generation_runs_open" ON "generation_runs" ("student_id","fingerprint") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "generation_runs_by_hold" ON "generation_runs" ("hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" ("student_id","provider","amount_hkd") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_checkout" ON "payments" ("provider","checkout_id");--> statement-breakpoint
CREATE INDEX "payments_of_student" ON "payments" ("student_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exam_answers_of_question" ON "exam_answers" ("question_id");--> statement-breakpoint
CREATE INDEX "exam_questions_in_order" ON "exam_questions" ("set_id","position");--> statement-breakpoint
CREATE INDEX "exam_sessions_of_set" ON "exam_sessions" ("set_id","ended_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exam_sessions_of_student" ON "exam_sessions" ("student_id");--> statement-breakpoint
CREATE INDEX "exam_sets_newest" ON "exam_sets" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "notes_once" ON "notes" ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "notes_newest" ON "notes" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notes_of_material" ON "notes" ("material_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_answers_once" ON "card_answers" ("session_id","card_id");--> statement-breakpoint
CREATE INDEX "card_answers_of_card" ON "card_answers" ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcard_sets_once" ON "flashcard_sets" ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "flashcard_sets_newest" ON "flashcard_sets" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_once" ON "flashcards" ("set_id","client_id");--> statement-breakpoint
CREATE INDEX "flashcards_in_order" ON "flashcards" ("set_id","position","id");--> statement-breakpoint
CREATE INDEX "study_sessions_of_set" ON "study_sessions" ("set_id");--> statement-breakpoint
CREATE INDEX "study_sessions_recent" ON "study_sessions" ("student_id","completed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "study_sessions_one_running" ON "study_sessions" ("set_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "essays_newest" ON "essays" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "essays_of_previous" ON "essays" ("previous_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_code_id_promo_codes_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "generation_chunks" ADD CONSTRAINT "generation_chunks_run_id_generation_runs_id_fkey" FOREIGN KEY ("run_id") REFERENCES "generation_runs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_session_id_exam_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "exam_sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_question_id_exam_questions_id_fkey" FOREIGN KEY ("question_id") REFERENCES "exam_questions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_set_id_exam_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "exam_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_set_id_exam_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "exam_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "card_answers" ADD CONSTRAINT "card_answers_session_id_study_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "study_sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "card_answers" ADD CONSTRAINT "card_answers_card_id_flashcards_id_fkey" FOREIGN KEY ("card_id") REFERENCES "flashcards"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD CONSTRAINT "flashcard_sets_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_set_id_flashcard_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "flashcard_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_set_id_flashcard_sets_id_fkey" FOREIGN KEY ("set_id") REFERENCES "flashcard_sets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_previous_id_essays_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "essays"("id") ON DELETE SET NULL;