import { readFile } from 'node:fs/promises'
import { materialsEndpoints } from '@lectern/contract/materials'
import { expect } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document as documentAt } from '../support/material.ts'

useBrowser()

journey(
  'Chinese stands upright in airier lines, English beside it as ever',
  async (page) => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const drawn = await page.evaluate(() => {
      const place = document.createElement('div')
      document.body.append(place)
      const draw = (language: string) => {
        place.innerHTML = `<p lang="${language}" class="text-base">水 <em>water</em></p>`
        const [line, em] = ['p', 'em'].map((name) => getComputedStyle(place.querySelector(name)!))
        return { height: line!.lineHeight, slant: em!.fontStyle, mark: em!.textEmphasisStyle }
      }
      const { lineHeight } = getComputedStyle(document.documentElement)
      return { page: lineHeight, hant: draw('zh-Hant'), hans: draw('zh-Hans'), english: draw('en') }
    })
    const chinese = { height: '28px', slant: 'normal', mark: 'dot' }
    expect(drawn).toEqual({
      page: '28px',
      hant: chinese,
      hans: chinese,
      english: { height: '25.6px', slant: 'italic', mark: 'none' },
    })
  },
  { locale: 'zh-HK' },
)

journey('the line under a passage on its page runs below its words, not through their feet', async (page) => {
  const student = await signInStudent(page)
  const file = new File([await readFile(documentAt('tc.pdf'))], 'tc.pdf', { type: 'application/pdf' })
  const { id } = await student.call(materialsEndpoints).create({ form: { file } })
  await page.goto(`/library/${id}?page=1&from=150&to=200`)
  const mark = page.locator('.paper-text mark').first()
  await mark.waitFor()
  const line = await mark.evaluate((element) => {
    const { textDecorationLine, textUnderlinePosition } = getComputedStyle(element)
    return { textDecorationLine, textUnderlinePosition }
  })
  expect(line).toEqual({ textDecorationLine: 'underline', textUnderlinePosition: 'under' })
})
