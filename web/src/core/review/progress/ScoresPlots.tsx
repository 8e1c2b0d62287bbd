import { shortDayOfText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { Panel } from '../../../ui/Card.tsx'
import { BarPlot } from '../../../ui/figures/BarPlot.tsx'
import { useScores } from '../settings/planning-api.ts'

/** What exams and essays were marked with over time, a plot each; nothing where none was. */
export function ScoresPlots() {
  const say = useSay()
  const { data } = useScores()
  const scored = data?.modules.filter(({ scores }) => scores.length > 0) ?? []
  if (scored.length === 0) return null
  return (
    <div className="mt-12 grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
      {scored.map(({ module, scores }) => {
        const bars = scores.map(({ at, title, score, most }) => ({
          key: `${at} ${title}`,
          label: shortDayOfText(new Date(at)),
          value: score / most,
          shown: say('review.scoreOf', { score, most, title }),
        }))
        const mean = scores.reduce((sum, { score, most }) => sum + score / most, 0) / scores.length
        const latest = bars.at(-1)?.value ?? 0
        const text = say('review.scoresText', {
          count: scores.length,
          latest: percentText(latest),
          mean: percentText(mean),
        })
        return (
          <Panel key={module} title={say(`review.scoresOf_${module}`)} description={text}>
            <BarPlot
              label={text}
              bars={bars}
              fullValue={1}
              heads={[say('due.day'), say('review.score')]}
              tableLabel={say('due.asTable')}
            />
          </Panel>
        )
      })}
    </div>
  )
}
