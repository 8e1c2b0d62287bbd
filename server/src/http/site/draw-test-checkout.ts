import { PAYMENT_TEXTS } from '@lectern/domain/credits/payments'
import { escapeHtml } from '@lectern/domain/text/escape-html'
import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import type { TestCheckout } from '../../platform/payment/payment-provider.ts'
import { speaker } from '../../speaker.ts'

const OUTCOMES = {
  paid: { text: 'payments.testPaid', tone: 'good' },
  expired: { text: 'payments.testOver', tone: 'plain' },
} as const

/** The page of a test checkout, drawn like the site: it loads nothing, so the few tokens it needs stand in it. */
export function drawTestCheckout(checkout: TestCheckout, language: Language): string {
  const say = speaker.in(language)
  const notice = escapeHtml(say(PAYMENT_TEXTS.testNotice))
  const { id, state } = checkout
  const button = (path: string, text: string) =>
    `<form method="post" action="/test-checkout/${id}/${path}"><button class="${path}">${escapeHtml(text)}</button></form>`
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${notice}</title>
<style>${STYLE}</style>
<header>${MARK}<span>Lectern</span></header>
<main>
<p class="notice"><strong>${notice}</strong></p>
<div class="receipt">
${RECEIPT}
<h1>${escapeHtml(checkout.description)}</h1>
<p class="amount">${escapeHtml(say('payments.hkd', { amount: (checkout.amountCents / 100).toFixed(2) }))}</p>
${
  state === 'open'
    ? `<div class="choice">${button('pay', say('payments.pay'))}\n${button('cancel', say('payments.cancel'))}</div>`
    : `<p role="status" class="${OUTCOMES[state].tone}">${escapeHtml(say(OUTCOMES[state].text))}</p>`
}
</div>
<p><a href="${escapeHtml(checkout.returnUrl)}">${escapeHtml(say('payments.back'))}</a></p>
</main>
</html>
`
}

/** Those of the site's tokens that the page uses, as `web/src/ui/styles/tokens.css` has them. */
const TOKENS = `
  --paper: light-dark(#f8f5ee, #1c1e1f);
  --surface: light-dark(#fffdf9, #25282a);
  --sunken: light-dark(#f0ebe1, #161819);
  --ink: light-dark(#211f1b, #e8e4db);
  --ink-soft: light-dark(#4f4a42, #bfbab0);
  --line: light-dark(#ded7c9, #393d3f);
  --line-strong: light-dark(#8c8476, #8d9193);
  --accent: light-dark(#0f5b5c, #86c5c0);
  --accent-hover: light-dark(#0b4748, #a1d5d0);
  --on-accent: light-dark(#fffdf9, #0e2122);
  --good-soft: light-dark(#e3eedd, #24362a);
  --fair-soft: light-dark(#f8ebd2, #3b3122);
  --fair-fill: light-dark(#b57112, #d9973b);
  --shadow-color: light-dark(rgb(60 50 30 / 0.16), rgb(0 0 0 / 0.5));
`

const STYLE = `
:root {
  color-scheme: light dark;${TOKENS}  --serif: charter, "Bitstream Charter", Georgia, "Noto Serif", "Songti TC", "Songti SC", "Noto Serif CJK TC", serif;
  --sans: -apple-system, "Segoe UI", roboto, "Noto Sans", "PingFang TC", "PingFang SC", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif;
}
:root:lang(zh-Hans) {
  --serif: charter, "Bitstream Charter", Georgia, "Noto Serif", "Songti SC", "Noto Serif CJK SC", serif;
  --sans: -apple-system, "Segoe UI", roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--sans); overflow-wrap: anywhere }
header { display: flex; align-items: center; gap: .625rem; padding: 1rem; border-bottom: 1px solid var(--line); font: 600 1.2rem/1.5 var(--serif) }
main { display: flex; flex-direction: column; gap: 1.5rem; max-width: 30rem; margin: 0 auto; padding: 2rem 1rem }
.notice { border: 1px dashed var(--fair-fill); border-radius: .5rem; background: var(--fair-soft); padding: .75rem 1rem }
.receipt { border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); box-shadow: 0 1px 2px var(--shadow-color), 0 8px 28px -4px var(--shadow-color); padding: 2rem 1.5rem; text-align: center }
.receipt > svg { width: 10rem; max-width: 100%; color: var(--ink-soft) }
h1 { margin-top: 1rem; font: 600 1.44rem/1.4 var(--serif) }
.amount { color: var(--ink-soft); font-size: 1.2rem; font-variant-numeric: tabular-nums }
.choice { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin-top: 1.5rem }
button { min-height: 3rem; border: 1px solid var(--line-strong); border-radius: .5rem; background: var(--surface); color: var(--ink); padding: .5rem 1.75rem; font: 500 1rem/1.5 var(--sans); cursor: pointer }
button:hover { background: var(--sunken) }
button.pay { border-color: transparent; background: var(--accent); color: var(--on-accent) }
button.pay:hover { background: var(--accent-hover) }
[role="status"] { margin-top: 1.5rem; border-radius: .5rem; background: var(--sunken); padding: .75rem 1rem }
[role="status"].good { background: var(--good-soft) }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`

const MARK = `<svg viewBox="0 0 32 32" width="28" height="28" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0f5b5c"/><g stroke="#fffdf8" stroke-width="2"><path d="M6.5 9.5 16 12.5l9.5-3v9L16 21.5l-9.5-3z"/><path d="M16 12.5v14M11.5 26.5h9"/></g></svg>`

/** A receipt that is still being written, and the coin beside it that is none: it is dashed. */
const RECEIPT = `<svg viewBox="0 0 160 112" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 98h136"/><path d="M50 98V16l6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5v82"/><path d="M60 36h28M60 48h20M60 60h24M60 78h28"/><path d="M60 86h10M80 86h8" opacity=".6"/><circle cx="122" cy="80" r="17" stroke="var(--accent)" stroke-dasharray="3 5"/><path d="M117 80h10" stroke="var(--accent)"/><path d="m22 94 12-44 7 2-12 44-6 4z"/><path d="m32 57 7 2"/></svg>`
