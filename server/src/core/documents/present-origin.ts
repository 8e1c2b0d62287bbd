/** What something was made from, as it is told: the material, or that it has been deleted. */
export const presentOrigin = ({
  materialId,
  isMaterialGone,
}: {
  materialId: number | null
  isMaterialGone: boolean
}): { material_id: number | null; is_material_gone?: true } => ({
  material_id: materialId,
  ...(isMaterialGone && { is_material_gone: true }),
})
