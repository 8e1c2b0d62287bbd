import { useSay } from '../../lib/language.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { PageLink } from '../PageLink.tsx'
import { useLandingMetadata } from '../page-metadata.ts'
import { DemoCards } from './DemoCards.tsx'
import { DemoQuestion } from './DemoQuestion.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { FEATURES, QUESTIONS, STEPS } from './landing-texts.ts'

const WIDTH = 'mx-auto w-full max-w-6xl px-4 sm:px-8'

/** /: what Lectern is, shown rather than told: a card to turn and a question to answer. */
export function LandingPage() {
  useLandingMetadata()
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Faq />
      <CallToAction />
      <LandingFooter />
    </>
  )
}

function Hero() {
  const say = useSay()
  return (
    <section className={`${WIDTH} grid items-center gap-12 py-12 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16`}>
      <div>
        <h1 className="text-4xl sm:text-5xl">{say('landing.heroTitle')}</h1>
        <p className="mt-5 max-w-xl text-ink-soft text-lg">{say('landing.heroText')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink to="/login" className={buttonClass('primary', 'lg')}>
            {say('landing.getStarted')}
          </PageLink>
          <Button variant="quiet" size="lg" onClick={scrollToFeatures}>
            {say('landing.learnMore')}
          </Button>
        </div>
        <p className="mt-5 text-ink-soft text-sm">{say('landing.heroNote')}</p>
      </div>
      <DemoCards />
    </section>
  )
}

/** Smoothly where the student allows motion. */
function scrollToFeatures(): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const features = document.getElementById('features')
  features?.scrollIntoView({ behavior })
  features?.focus({ preventScroll: true })
}

function Features() {
  const say = useSay()
  return (
    <section id="features" tabIndex={-1} aria-labelledby="features-title" className="border-line border-y bg-surface">
      <div className={`${WIDTH} py-16 sm:py-20`}>
        <h2 id="features-title" className="text-3xl">
          {say('landing.featuresTitle')}
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ Icon, module, text }) => (
            <li key={module}>
              <Icon size={26} strokeWidth={1.5} className="text-accent" aria-hidden />
              <h3 className="mt-3 text-lg">{say(`modules.${module}`)}</h3>
              <p className="mt-1 text-ink-soft">{say(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Steps() {
  const say = useSay()
  return (
    <section aria-labelledby="steps-title" className={`${WIDTH} grid gap-12 py-16 sm:py-20 lg:grid-cols-2 lg:gap-16`}>
      <div>
        <h2 id="steps-title" className="text-3xl">
          {say('landing.stepsTitle')}
        </h2>
        <ol className="mt-8 space-y-8">
          {STEPS.map(({ Picture, title, text }, index) => (
            <li key={title} className="flex items-center gap-5 sm:gap-8">
              <div className="w-24 shrink-0 text-ink-soft sm:w-36">
                <Picture />
              </div>
              <div>
                <h3 className="text-lg">
                  <span aria-hidden className="me-2 text-accent tabular-nums">
                    {index + 1}
                  </span>
                  {say(title)}
                </h3>
                <p className="mt-1 text-ink-soft">{say(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <DemoQuestion />
    </section>
  )
}

function Faq() {
  const say = useSay()
  return (
    <section
      aria-labelledby="faq-title"
      className={`${WIDTH} grid gap-8 pb-16 sm:pb-20 lg:grid-cols-[1fr_2fr] lg:gap-16`}
    >
      <h2 id="faq-title" className="text-3xl">
        {say('landing.faqTitle')}
      </h2>
      <Accordion items={QUESTIONS.map(({ title, text }) => ({ title: say(title), text: say(text) }))} />
    </section>
  )
}

function CallToAction() {
  const say = useSay()
  return (
    <section className="border-line border-t bg-surface">
      <div className={`${WIDTH} flex flex-col items-center py-16 text-center`}>
        <h2 className="text-3xl">{say('landing.actionTitle')}</h2>
        <p className="mt-3 max-w-lg text-ink-soft">{say('landing.actionText')}</p>
        <PageLink to="/login" className={`${buttonClass('primary', 'lg')} mt-8`}>
          {say('landing.startStudying')}
        </PageLink>
      </div>
    </section>
  )
}
