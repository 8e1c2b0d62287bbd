ALTER TABLE "ledger_entries" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
UPDATE "ledger_entries" SET "hold_id" = split_part("reference", ':', 2)::uuid WHERE "kind" IN ('charge', 'refund');--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_of_student" UNIQUE("id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_of_hold_once" ON "ledger_entries" ("hold_id","kind");--> statement-breakpoint
CREATE INDEX "generation_runs_by_later_hold" ON "generation_runs" ("later_hold_id") WHERE later_hold_id is not null;--> statement-breakpoint
CREATE INDEX "ocr_readings_of_open_hold" ON "ocr_readings" ("hold_id") WHERE hold_id is not null;--> statement-breakpoint
CREATE INDEX "essays_of_grading" ON "essays" ("grading_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_hold" FOREIGN KEY ("hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_paid_by_hold" FOREIGN KEY ("hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_paid_later_by_hold" FOREIGN KEY ("later_hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "exam_generations" ADD CONSTRAINT "exam_generations_paid_by_hold" FOREIGN KEY ("id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_paid_by_hold" FOREIGN KEY ("hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "listening_sets" ADD CONSTRAINT "listening_sets_paid_by_hold" FOREIGN KEY ("hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_paid_first_by_hold" FOREIGN KEY ("first_hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_paid_by_hold" FOREIGN KEY ("hold_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_paid_by_hold" FOREIGN KEY ("grading_id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "gradings" ADD CONSTRAINT "gradings_paid_by_hold" FOREIGN KEY ("id","student_id") REFERENCES "holds"("id","student_id");--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_kind_known" CHECK ("kind" in ('welcome', 'already-registered', 'address-frozen', 'login-code', 'password-changed', 'account-deleted'));--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_language_known" CHECK ("language" in ('en', 'zh-hant', 'zh-hans'));--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_language_known" CHECK ("language" in ('en', 'zh-hant', 'zh-hans'));--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_module_known" CHECK ("module" in ('recite', 'writing', 'understanding', 'exam', 'notes', 'listening', 'lecture', 'speaking', 'ocr'));--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_state_known" CHECK ("state" in ('held', 'settled', 'released'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_known" CHECK ("kind" in ('welcome', 'purchase', 'promo', 'charge', 'refund', 'adjustment'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_module_known" CHECK ("module" in ('recite', 'writing', 'understanding', 'exam', 'notes', 'listening', 'lecture', 'speaking', 'ocr'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_held_or_not" CHECK (("kind" in ('charge', 'refund')) = ("hold_id" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_module_or_not" CHECK (("hold_id" is null) = ("module" is null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_signed" CHECK ("amount_credits" <> 0 and ("kind" = 'adjustment' or ("kind" = 'charge') = ("amount_credits" < 0)));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_never_overdrawn" CHECK ("balance_after_credits" >= 0);--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_source_module_known" CHECK ("source_module" in ('writing', 'understanding', 'exam', 'notes', 'recite', 'ocr'));--> statement-breakpoint
ALTER TABLE "generation_chunks" ADD CONSTRAINT "generation_chunks_state_known" CHECK ("state" in ('waiting', 'running', 'succeeded', 'failed'));--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_module_known" CHECK ("module" in ('recite', 'notes'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_known" CHECK ("provider" in ('stripe', 'test'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("state" in ('open', 'paid', 'expired', 'refused'));--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_kind_known" CHECK ("kind" in ('review', 'suspend', 'restore', 'bury', 'unbury', 'flag', 'undo', 'settings'));--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_source_known" CHECK ("source" in ('review', 'study'));--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_stage_before_known" CHECK ("stage_before" in ('new', 'learning', 'review', 'relearning'));--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_kind_known" CHECK ("kind" in ('card'));--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_stage_known" CHECK ("stage" in ('new', 'learning', 'review', 'relearning'));--> statement-breakpoint
ALTER TABLE "review_set_settings" ADD CONSTRAINT "review_set_settings_kind_known" CHECK ("kind" in ('card'));--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_method_known" CHECK ("method" in ('exact_match', 'deepseek_batch', 'deepseek_individual', 'ai_fallback', 'no_answer'));--> statement-breakpoint
ALTER TABLE "exam_generations" ADD CONSTRAINT "exam_generations_method_known" CHECK ("method" in ('content', 'topic', 'prompt'));--> statement-breakpoint
ALTER TABLE "exam_generations" ADD CONSTRAINT "exam_generations_language_known" CHECK ("language" in ('english', 'traditional_chinese', 'simplified_chinese', 'auto'));--> statement-breakpoint
ALTER TABLE "exam_generations" ADD CONSTRAINT "exam_generations_level_known" CHECK ("level" in ('easy', 'medium', 'hard'));--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_type_known" CHECK ("type" in ('mcq', 'tf', 'short', 'long', 'challenge'));--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_generated_by_known" CHECK ("generated_by" in ('content', 'topic', 'prompt'));--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_language_known" CHECK ("language" in ('english', 'traditional_chinese', 'simplified_chinese', 'auto'));--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_made_by_known" CHECK ("made_by" in ('model', 'built-in'));--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_status_known" CHECK ("status" in ('processing', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_made_by_known" CHECK ("made_by" in ('model', 'built-in'));--> statement-breakpoint
ALTER TABLE "listening_questions" ADD CONSTRAINT "listening_questions_type_known" CHECK ("type" in ('mcq', 'tf', 'other'));--> statement-breakpoint
ALTER TABLE "listening_sets" ADD CONSTRAINT "listening_sets_status_known" CHECK ("status" in ('processing', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "listening_sets" ADD CONSTRAINT "listening_sets_stage_known" CHECK ("stage" in ('preparing', 'converting', 'transcribing', 'questions'));--> statement-breakpoint
ALTER TABLE "listening_sets" ADD CONSTRAINT "listening_sets_made_by_known" CHECK ("made_by" in ('model', 'built-in'));--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_made_by_known" CHECK ("made_by" in ('model', 'built-in'));--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_script_known" CHECK ("script" in ('auto', 'english', 'traditional_chinese', 'simplified_chinese'));--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_status_known" CHECK ("status" in ('reading', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_error_code_known" CHECK ("error_code" in ('unreadable', 'generation_failed'));--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_status_known" CHECK ("status" in ('running', 'completed', 'expired', 'abandoned'));--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_mode_known" CHECK ("mode" in ('chat', 'presentation', 'shadowing'));--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_level_known" CHECK ("level" in ('beginner', 'intermediate', 'advanced'));--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_language_known" CHECK ("language" in ('en-US', 'zh-CN', 'zh-TW', 'zh-HK', 'ja-JP', 'ko-KR', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'pt-BR', 'ru-RU', 'ar-SA', 'hi-IN', 'th-TH', 'vi-VN'));--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_made_by_known" CHECK ("made_by" in ('model', 'built-in'));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_image_type_known" CHECK ("image_type" in ('image/png', 'image/jpeg', 'image/webp', 'image/gif'));--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_exam_type_known" CHECK ("exam_type" in ('DSE', 'IELTS', 'TOEFL', 'GRE', 'SAT', 'Other'));--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_made_by_known" CHECK ("made_by" in ('model', 'built-in'));--> statement-breakpoint
ALTER TABLE "gradings" ADD CONSTRAINT "gradings_exam_type_known" CHECK ("exam_type" in ('DSE', 'IELTS', 'TOEFL', 'GRE', 'SAT', 'Other'));--> statement-breakpoint
ALTER TABLE "test_checkouts" ADD CONSTRAINT "test_checkouts_state_known" CHECK ("state" in ('open', 'paid', 'expired'));--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What a student leaves goes with them: then their row is gone already.
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM "students" WHERE "id" = OLD."student_id") THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "holds_end_once" BEFORE UPDATE ON "holds" FOR EACH ROW WHEN (OLD."state" <> 'held') EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "holds_kept" BEFORE DELETE ON "holds" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
