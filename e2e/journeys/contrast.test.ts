import { expect } from 'vitest'
import { findFaintTexts } from '../support/contrast/faint-texts.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

journey('a text that is too faint is found in the theme in which it is', async (page) => {
  await page.setContent(`<style>:root { color-scheme: light dark; background: light-dark(#fff, #000) }
      ::placeholder { color: #999 }</style>
    <p style="color: light-dark(#767676, #767676)">Enough in both</p>
    <p style="color: light-dark(#777, #ccc)">Faint by day</p>
    <p style="color: light-dark(#222, #555)">Faint by night</p>
    <p style="font-size: 24px; color: light-dark(#949494, #ccc)">Large</p>
    <div style="background: #fff; color: #222"><p style="background: #777c; color: #777">On its own ground</p></div>
    <p style="color: #777; opacity: 0.5">Half gone</p>
    <div style="background: linear-gradient(#777, #777)"><p style="color: #777">On a picture</p></div>
    <button disabled style="background: #777; color: #777">Cannot be pressed</button>
    <p style="color: #777; display: none">Not shown</p>
    <p style="color: transparent">Over a page that is drawn</p>
    <input aria-label="Name" placeholder="Nobody" style="background: #fff">`)
  const found = (await findFaintTexts(page)).map((fault) => fault.replace(/ is too faint.*/, ''))
  expect(found.toSorted()).toEqual([
    'dark: input “Nobody”',
    'dark: p “Faint by night”',
    'dark: p “Half gone”',
    'dark: p “On its own ground”',
    'light: input “Nobody”',
    'light: p “Faint by day”',
    'light: p “Half gone”',
    'light: p “On its own ground”',
  ])
})
