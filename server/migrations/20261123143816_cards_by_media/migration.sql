CREATE FUNCTION "card_media_names"("question" text, "answer" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT "found"[1] FROM regexp_matches("question" || ' ' || "answer", '[0-9a-f]{32}\.[0-9a-z]{3,4}', 'g') AS "found")
$$;--> statement-breakpoint
CREATE INDEX "flashcards_by_media" ON "flashcards" USING gin (card_media_names("question", "answer")) WITH (fastupdate=false);