import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../Button.tsx'
import { formatSize } from '../file-size.ts'
import { FileText, Upload } from '../icons/icons.ts'
import { Spinner } from '../Spinner.tsx'

interface FileDropLooks {
  /** What belongs here: 'Upload a PDF'. */
  label: string
  /** Types and limit in words: '.txt, .pdf, .ppt, .pptx, at most 10 MB'. */
  hint?: ReactNode
  /** Endings that the file chooser offers, with their dot. Only offered: the caller checks every file, dropped or chosen. */
  types: readonly string[]
  /** The chosen file, which is then shown with its size and a way to choose another. */
  file?: Pick<File, 'name' | 'size'> | null
  /** The student begins to choose or drag a file: what was said of the last one may go. */
  onBegin?: () => void
  /** Text of the button that replaces a chosen file. */
  changeLabel?: string
  error?: string | null
  isDisabled?: boolean
  /** What is being done with the file, in words. */
  busyLabel?: string | null
}

type FileDropProps = FileDropLooks &
  (
    | { onFile: (file: File) => void; onFiles?: undefined }
    /** Takes several at once, in the order of the chooser. */
    | { onFiles: (files: File[]) => void; onFile?: undefined }
  )

const INSIDE = 'flex min-h-36 flex-col items-center justify-center gap-1 px-4 py-6 text-center'

/** A place for a file, or several: drop it, click, or press Enter. Every file goes to its owner, who refuses it in its own words. */
export function FileDrop({
  label,
  hint,
  types,
  file,
  onFile,
  onFiles,
  onBegin,
  changeLabel,
  error,
  isDisabled = false,
  busyLabel,
}: FileDropProps) {
  const say = useSay()
  const isBusy = Boolean(busyLabel)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: onFiles !== undefined,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled || isBusy,
    onFileDialogOpen: onBegin,
    onDragEnter: onBegin,
    onDrop: (accepted, rejected) => {
      const dropped = [...accepted, ...rejected.map(({ file: one }) => one)]
      if (!dropped[0]) return
      if (onFiles) onFiles(dropped)
      else onFile(dropped[0])
    },
  })
  return (
    <div>
      <div
        {...getRootProps()}
        className={classNames(
          'rounded-ui border border-dashed transition-colors',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          error && 'border-poor-fill',
          isDisabled && 'opacity-60',
        )}
      >
        <input {...getInputProps()} accept={types.join(',')} aria-label={label} />
        {file || isBusy ? (
          <div className={INSIDE}>
            {isBusy ? <Spinner className="text-accent text-xl" /> : <FileText className="text-ink-faint" aria-hidden />}
            {file && (
              <p className="mt-1 max-w-full font-medium text-sm [overflow-wrap:anywhere]">
                {file.name}
                <span className="font-normal text-ink-soft">
                  {say('ui.inBrackets', { text: formatSize(file.size) })}
                </span>
              </p>
            )}
            <p className="text-ink-soft text-sm" role="status">
              {busyLabel}
            </p>
            {!isBusy && (
              <Button variant="quiet" onClick={open} disabled={isDisabled}>
                {changeLabel ?? say('ui.changeFile')}
              </Button>
            )}
          </div>
        ) : (
          <button type="button" onClick={open} disabled={isDisabled} className={`${INSIDE} w-full rounded-ui`}>
            <Upload className="text-ink-faint" aria-hidden />
            <span className="mt-1 font-medium text-sm">{label}</span>
            <span className="text-ink-soft text-xs">
              {say(onFiles ? 'ui.dropSeveralHere' : 'ui.dropHere')}
              {hint && <span className="sr-only">{say('ui.fullStop')}</span>}
            </span>
            {hint && <span className="wrap-anywhere max-w-full text-balance text-ink-soft text-xs">{hint}</span>}
          </button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-poor text-xs">
          {error}
        </p>
      )}
    </div>
  )
}
