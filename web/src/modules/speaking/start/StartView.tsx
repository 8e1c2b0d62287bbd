import { DURATION_CHOICES, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCredits } from '../../../core/credits/use-credits.ts'
import { useHandedOverPart } from '../../../core/library/handed-over-part.ts'
import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { SiteModelName } from '../../../core/site/ModelName.tsx'
import { SITE_CONFIG, type SiteConfig, useSiteConfig } from '../../../core/site/use-site-config.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { History, Play } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { Loading, Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx'
import { useKeepSession, useTopics } from '../api.ts'
import { changeDraft, type Draft, draftStore } from '../draft.ts'
import { MODES } from '../modes.ts'
import { NoSpeechService } from '../NoSpeechService.tsx'
import type { OpenView } from '../use-view.ts'
import { LanguageField } from './LanguageField.tsx'
import { MicrophoneCheck } from './MicrophoneCheck.tsx'
import { ModeChoice } from './ModeChoice.tsx'
import { languageAmong, languagesOffered } from './practised-language.ts'
import { SampleButton } from './SampleButton.tsx'
import { SubjectPanel } from './SubjectPanel.tsx'
import { type Subject, startPractice } from './start-practice.ts'

/** What to practise: the way, the language, the topic; and the microphone, before anything is paid. */
export function StartView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const draft = useStore(draftStore)
  const config = useSiteConfig()
  useHandedOverPart(({ id, part, topic, excerpt }) =>
    changeDraft({ subject: 'material', material: { id, part, topic, excerpt } }),
  )
  const written = draft.subject === 'material' ? (draft.material?.excerpt ?? '') : ''
  const offered = languagesOffered(config?.ai.made_by ?? 'built-in', written)
  return (
    <>
      <PageHeader
        title={say('speaking.title')}
        description={say('speaking.description')}
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            {say('speaking.history')}
          </Button>
        }
      />
      <FirstAnswers of={[SITE_CONFIG]} loading={<LoadingStart />}>
        <div className="flex flex-col gap-10">
          {config && config.speech.transcribes === null && <NoSpeechService mode={draft.mode} config={config} />}
          <ModeChoice
            mode={draft.mode}
            turnCredits={config?.speaking_turn_credits ?? 1}
            onChange={(mode) => changeDraft({ mode })}
          />
          <Panel title={say('speaking.languageAndTime')}>
            <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
              <LanguageField offered={offered} chosen={draft.language} madeBy={config?.ai.made_by} />
              {draft.mode === 'chat' && (
                <Select
                  label={say('speaking.length')}
                  options={DURATION_CHOICES.map((minutes) => ({
                    value: String(minutes),
                    label: say('speaking.minutes', { minutes }),
                  }))}
                  value={String(draft.durationMinutes)}
                  onChange={(minutes) => changeDraft({ durationMinutes: Number(minutes) })}
                />
              )}
            </div>
          </Panel>
          <SubjectPanel draft={draft} />
          {config?.speech.transcribes && (
            <Panel title={say('speaking.microphone')}>
              <MicrophoneCheck />
            </Panel>
          )}
          <Panel title={say('speaking.ready')}>
            <StartPanel
              draft={{ ...draft, language: languageAmong(offered, draft.language) }}
              config={config}
              openView={openView}
            />
          </Panel>
        </div>
      </FirstAnswers>
    </>
  )
}

const LoadingStart = () => (
  <Loading>
    <div className="flex flex-col gap-10">
      <div className="grid gap-4 sm:grid-cols-3">
        {['chat', 'presentation', 'shadowing'].map((mode) => (
          <SkeletonCard key={mode} className="h-38" />
        ))}
      </div>
      <Skeleton className="h-32" />
      <Skeleton className="h-80" />
    </div>
  </Loading>
)

interface StartPanelProps {
  draft: Draft
  config: SiteConfig | undefined
  openView: OpenView
}

/** What it costs, and the button that starts. Starting itself is free. */
function StartPanel({ draft, config, openView }: StartPanelProps) {
  const say = useSay()
  const { data } = useTopics(draft.language)
  const [isRefused, setRefused] = useState(false)
  const { availableCredits } = useCredits()
  const keep = useKeepSession()
  const start = useMutation({
    mutationFn: startPractice,
    onSuccess: (session) => {
      keep(session.id, session)
      openView({ name: 'session', sessionId: session.id })
    },
  })
  const subject = subjectOf(draft, data?.topics)
  const turnCredits = config?.speaking_turn_credits ?? 1
  const begin = () => {
    setRefused(!subject)
    if (subject) start.mutate({ ...draft, subject })
  }
  const isUnchosen = isRefused && !subject
  const isGone = draft.subject === 'material' && isMissing(start.error)
  const error = isUnchosen
    ? draft.subject === 'material'
      ? say('speaking.chooseMaterial')
      : say(SPEAKING_TEXTS.topicRequired)
    : isGone
      ? say('speaking.materialGone')
      : start.error && errorText(start.error, say('speaking.startFailed'))
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ink-soft text-sm">
        {say('speaking.costs', { price: MODES[draft.mode].price(turnCredits), credits: availableCredits })}
        <SiteModelName />
      </p>
      {error && (
        <Notice tone="poor" role="alert">
          {error}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        icon={<Play size={18} aria-hidden />}
        isLoading={start.isPending}
        disabled={draft.subject === 'material' && draft.material?.isRefused === true}
        onClick={begin}
      >
        {say('speaking.start', { mode: { id: MODES[draft.mode].name } })}
      </Button>
      <SampleButton language={draft.language} turnCredits={turnCredits} openView={openView} />
    </div>
  )
}

/** What the draft is about, once that is chosen. */
function subjectOf(
  { subject, material, ownTopic, topicId }: Draft,
  topics: readonly { id: string; title: string }[] | undefined,
): Subject | null {
  if (subject === 'material') return material && { material }
  const topic = ownTopic.trim() || topics?.find(({ id }) => id === topicId)?.title
  return topic ? { topic } : null
}
