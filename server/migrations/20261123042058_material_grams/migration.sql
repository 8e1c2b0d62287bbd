CREATE TABLE "material_grams" (
	"material_id" bigint PRIMARY KEY,
	"folded" text NOT NULL,
	"grams" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "material_grams_held" ON "material_grams" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "material_grams" ADD CONSTRAINT "material_grams_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE CASCADE;