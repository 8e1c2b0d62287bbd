import { expect } from 'vitest'
import { journey, useBrowser } from '../support/journey.ts'

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
