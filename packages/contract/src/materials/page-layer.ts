import { z } from 'zod'

/** A share of the page, from 0 to 1. */
const Part = z.number().min(0).max(1)
/** The text of a page where it is shown. */
export const PageLayer = z
  .object({
    /** The page's size, in points of 1/72 inch. */
    width: z.number(),
    height: z.number(),
    /** In the order of the text. */
    lines: z.array(
      z.object({
        /** In parts of the page's height. */
        top: Part,
        height: Part,
        /** Words, or what stands without a gap. */
        runs: z.array(
          z.object({
            /** Where in the text of the whole material it begins, in UTF-16 units. */
            start: z.int(),
            text: z.string(),
            /** In parts of the page's width. */
            left: Part,
            width: Part,
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PageLayer' })
export type PageLayer = z.infer<typeof PageLayer>
