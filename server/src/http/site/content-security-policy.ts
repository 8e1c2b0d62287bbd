/**
 * What a page of the site may load: itself and nothing else. Scripts never inline. Styles allow `style` attributes and
 * elements, which drag and drop and toasts set; they cannot run code.
 */
export const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The service worker alone, which lets the site open without a network; nothing asks for another.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The PDF of a lecture, in the browser's own viewer.
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
}
