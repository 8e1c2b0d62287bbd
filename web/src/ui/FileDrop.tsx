import { FileText, Upload } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { classNames } from '../lib/class-names.ts'
import { Button } from './Button.tsx'
import { formatSize } from './file-size.ts'
import { Spinner } from './Spinner.tsx'

interface FileDropProps {
  /** What belongs here: 'Upload a PDF'. */
  label: string
  /** Types and limit in words: '.txt, .pdf, .ppt, .pptx, at most 10 MB'. */
  hint?: ReactNode
  /** Endings that the file chooser offers, with their dot. Only offered: the caller checks every file, dropped or chosen. */
  types: readonly string[]
  /** The chosen file, which is then shown with its size and a way to choose another. */
  file?: File | null
  onFile: (file: File) => void
  /** Text of the button that replaces a chosen file. */
  changeLabel?: string
  error?: string | null
  isDisabled?: boolean
  /** What is being done with the file, in words. */
  busyLabel?: string | null
}

/** A place for one file: drop it, click, or press Enter. Every file goes to `onFile`, whose owner refuses it in its own words. */
export function FileDrop({
  label,
  hint,
  types,
  file,
  onFile,
  changeLabel = 'Change File',
  error,
  isDisabled = false,
  busyLabel,
}: FileDropProps) {
  const id = useId()
  const isBusy = Boolean(busyLabel)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    disabled: isDisabled || isBusy,
    onDrop: (accepted, rejected) => {
      const dropped = accepted[0] ?? rejected[0]?.file
      if (dropped) onFile(dropped)
    },
  })
  const ground = classNames(
    'flex flex-col items-center justify-center gap-1 rounded-ui border border-dashed px-4 py-8 text-center transition-colors',
    isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
    error && 'border-poor-fill',
  )
  const input = <input {...getInputProps()} accept={types.join(',')} />

  return (
    <div>
      {file || isBusy ? (
        <div className={ground}>
          {input}
          {isBusy ? <Spinner className="text-accent text-xl" /> : <FileText className="text-ink-faint" aria-hidden />}
          {file && (
            <p className="mt-1 max-w-full break-words font-medium text-sm">
              {file.name} <span className="font-normal text-ink-soft">({formatSize(file.size)})</span>
            </p>
          )}
          <p className="text-ink-soft text-sm" role="status">
            {busyLabel}
          </p>
          {!isBusy && (
            <Button variant="quiet" onClick={open} disabled={isDisabled}>
              {changeLabel}
            </Button>
          )}
        </div>
      ) : (
        <div
          {...getRootProps({ role: 'button', 'aria-label': label, 'aria-describedby': `${id}-hint` })}
          aria-disabled={isDisabled || undefined}
          className={classNames(ground, isDisabled ? 'opacity-60' : 'cursor-pointer hover:border-accent')}
        >
          {input}
          <Upload className="text-ink-faint" aria-hidden />
          <p className="mt-1 font-medium text-sm">{label}</p>
          <p id={`${id}-hint`} className="text-ink-soft text-xs">
            Drop it here or click to choose{hint && <>. {hint}</>}
          </p>
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-poor text-xs">
          {error}
        </p>
      )}
    </div>
  )
}
