-- Materials whose words were kept before their places counted. A jsonb's text has a space after each comma and colon, which what
-- is counted elsewhere has not: five a word but for the last of a page, two a page but for the last.
UPDATE "materials" SET "size_bytes" = octet_length("text") + octet_length("page_words"::text) - (
  SELECT coalesce(sum(2 + greatest(5 * jsonb_array_length("words") - 1, 0)) - 1, 0)
  FROM jsonb_each("page_words") AS "pages"("page", "words")
) WHERE "page_words" IS NOT NULL AND "size_bytes" = octet_length("text");
