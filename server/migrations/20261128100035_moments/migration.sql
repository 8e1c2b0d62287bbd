ALTER TABLE "materials" ADD COLUMN "moments" jsonb;--> statement-breakpoint
-- Recordings that were heard before: by the sentences of the set that was made of each last, as far as they stand in its text.
DO $$
DECLARE
  "recording" record;
  "sentence" record;
  "rest" text;
  "passed" integer;
  "at" integer;
  "found" jsonb;
BEGIN
  FOR "recording" IN
    SELECT DISTINCT ON ("materials"."id") "materials"."id", "materials"."text", "listening_sets"."sentences"
    FROM "materials" JOIN "listening_sets" ON "listening_sets"."material_id" = "materials"."id"
    WHERE "materials"."content_type" LIKE 'audio/%' AND "materials"."words" > 0 AND "listening_sets"."status" = 'completed'
    ORDER BY "materials"."id", "listening_sets"."id" DESC
  LOOP
    "rest" := "recording"."text";
    "passed" := 0;
    "found" := '[]';
    FOR "sentence" IN
      SELECT "one"."value" ->> 'text' AS "text", ("one"."value" ->> 'start')::float8 AS "start"
      FROM jsonb_array_elements("recording"."sentences") WITH ORDINALITY AS "one" ("value", "place") ORDER BY "one"."place"
    LOOP
      CONTINUE WHEN "sentence"."text" = '';
      "at" := strpos("rest", "sentence"."text");
      CONTINUE WHEN "at" = 0;
      "found" := "found" || jsonb_build_object('start', "passed" + "at" - 1, 'second', floor("sentence"."start" * 10) / 10);
      "passed" := "passed" + "at" - 1 + length("sentence"."text");
      "rest" := substr("rest", "at" + length("sentence"."text"));
    END LOOP;
    IF jsonb_array_length("found") > 0 THEN
      UPDATE "materials" SET "moments" = "found" WHERE "id" = "recording"."id";
    END IF;
  END LOOP;
END
$$;