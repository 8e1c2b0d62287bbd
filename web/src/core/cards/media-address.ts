import { createContext, useContext } from 'react'

/** Where a picture or a sound of the student's cards is read. Its name is one of `isMediaName`: nothing from elsewhere. */
export const mediaAddress = (name: string): string => `/api/recite/media/${name}/`

const MediaAddress = createContext(mediaAddress)

/** Says where the pictures and sounds of the cards within are read, where these are not the student's own. */
export const MediaAddressProvider = MediaAddress.Provider

/** Where those of a card are read, by their names. */
export const useMediaAddress = () => useContext(MediaAddress)
