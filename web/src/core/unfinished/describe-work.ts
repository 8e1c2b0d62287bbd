import type { UnfinishedWork, WorkStatus } from '@lectern/contract/work/unfinished'
import type { MessageId } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import { nameOfCharged } from '../credits/describe-transactions.ts'

const STATUS_TEXTS = {
  under_way: 'generation.workUnderWay',
  left: 'generation.workLeft',
  failed: 'generation.workFailed',
  waiting: 'generation.workWaiting',
} as const satisfies Record<WorkStatus, MessageId>

/** Says of which module it is and how it stands: 'Lecture, under way'. */
export const describeWork = (say: Say, { module, status }: Pick<UnfinishedWork, 'module' | 'status'>): string =>
  `${nameOfCharged(module)}${say('ui.comma')}${say(STATUS_TEXTS[status])}`
