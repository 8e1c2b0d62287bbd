const pairs = (list: string): readonly (readonly [string, string])[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [left = '', right = ''] = line.split('/')
      return [left, right] as const
    })

/**
 * Words of which an answer must not have the one where the reference has the other, beside those by which statements
 * are made false.
 */
export const ENGLISH_OPPOSITES = pairs(`
high/low
same/different
open/closed
large/small
fast/slow
strong/weak
long/short
thick/thin
old/young
early/late
rise/fall
raise/lower
cheaper/expensive
cheaper/dearer
cheap/expensive
gain/lose
absorb/release
release/require
release/necessary
release/need
warm/cool
heavy/light
hard/soft
wide/narrow
deep/shallow
local/foreign
public/private
voluntary/involuntary
harmful/harmless
reflect/absorb
single/many
only/many
keep/change
win/lose
produce/consume
build/destroy
join/separate
positive/negative
hot/cold
rich/poor
import/export
borrow/lend
receive/send
inhale/exhale
contract/expand
contract/relax
melt/freeze
evaporate/condense
liquid/solid
allow/prohibit
allow/prevent
cause/prevent
stimulate/inhibit
succeed/fail
male/female
left/right
sympathetic/parasympathetic
buyer/seller
anode/cathode
vein/artery
sensory/motor`)

export const CHINESE_OPPOSITES = pairs(`
保持/改变
结束/开始
成功/失败
建立/推翻
统一/分裂
生产/消费
动脉/静脉
氧化/还原
酸性/碱性
进口/出口
吸引/排斥
允许/禁止
供给/需求
多数/少数`)

/** More and less of something, whatever it is. */
export const ENGLISH_TRENDS = {
  up: 'more higher greater larger bigger increase rise grow growth raise gain expand faster stronger longer accelerate speed'.split(
    ' ',
  ),
  down: `less lower smaller fewer decrease decline fall drop reduce reduction shrink slow slower weaker shorter cheaper colder
  thinner younger poorer`.split(/\s+/),
}
export const CHINESE_TRENDS = {
  up: /增[加多长大强]|上[升涨]|[提升]高|变[大多高强快]|更[大多高强快]|加[快强速]/,
  down: /减[少小弱慢低]|下[降跌]|降低|变[小少低弱慢]|更[小少低弱慢]/,
}
