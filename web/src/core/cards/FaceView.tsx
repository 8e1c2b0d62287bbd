import { Fragment, memo, useMemo } from 'react'
import { useSay } from '../../lib/language.ts'
import { Formula } from '../marked-text/Formula.tsx'
import { Code } from '../marked-text/MarkedText.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardSound } from './CardSound.tsx'
import { type FacePiece, readFace } from './face-pieces.ts'

/** The text of a card: words, formulas, code, pictures and sounds of the student's own, and gaps. Nothing in it runs or links. */
export const FaceView = memo(function FaceView({ face }: { face: string }) {
  const pieces = useMemo(() => readFace(face), [face])
  return <Pieces pieces={pieces} />
})

const Pieces = ({ pieces }: { pieces: readonly FacePiece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no names of their own
  pieces.map((piece, index) => <Fragment key={index}>{showPiece(piece)}</Fragment>)

function showPiece(piece: FacePiece) {
  switch (piece.kind) {
    case 'words':
      return piece.text
    case 'formula':
      return <Formula tex={piece.text} isBlock={piece.isBlock} />
    case 'code':
      return <Code text={piece.text} isBlock={piece.isBlock} />
    case 'picture':
      return <CardPicture name={piece.name} alt={piece.alt} />
    case 'sound':
      return <CardSound name={piece.name} />
    case 'gap':
      return piece.isHidden ? <HiddenGap pieces={piece.pieces} /> : <ShownGap pieces={piece.pieces} />
  }
}

function HiddenGap({ pieces }: { pieces: readonly FacePiece[] }) {
  const say = useSay()
  return (
    <span className="whitespace-nowrap rounded-ui bg-accent-soft px-1 font-semibold text-accent">
      {pieces.length > 0 ? (
        <>
          [<Pieces pieces={pieces} />]
        </>
      ) : (
        <>
          <span aria-hidden>[…]</span>
          <span className="sr-only">{say('cards.gap')}</span>
        </>
      )}
    </span>
  )
}

const ShownGap = ({ pieces }: { pieces: readonly FacePiece[] }) => (
  <mark className="rounded-ui bg-accent-soft px-0.5 font-semibold text-accent underline decoration-2 underline-offset-4">
    <Pieces pieces={pieces} />
  </mark>
)
