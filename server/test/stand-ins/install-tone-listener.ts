import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { recordInstallation } from '../../src/platform/speech/local/installation.ts'

/** The files of a model, as the tone listener reads them. */
export const TONE_MODEL: Readonly<Record<string, string>> = {
  'config.json': '{"model_type":"whisper"}',
  'generation_config.json': '{}',
  'preprocessor_config.json': '{}',
  'tokenizer.json': '{}',
  'tokenizer_config.json': '{}',
  'onnx/encoder_model_quantized.onnx': 'an ear '.repeat(50_000),
  'onnx/decoder_model_merged_quantized.onnx': 'a mouth '.repeat(20_000),
}

/** Puts the tone listener where the library belongs. */
export async function bringToneListener(folder: string): Promise<void> {
  const library = join(folder, 'node_modules', '@huggingface', 'transformers')
  await mkdir(library, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{}')
  await writeFile(join(library, 'package.json'), '{ "name": "@huggingface/transformers", "main": "index.cjs" }')
  await copyFile(join(import.meta.dirname, 'tone-listener.cjs'), join(library, 'index.cjs'))
}

/** Writes the files of the model into `folder`. */
export async function writeToneModel(folder: string): Promise<void> {
  for (const [path, content] of Object.entries(TONE_MODEL)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** A DATA_DIR in which the tone listener is the installed recogniser. */
export async function installToneListener(dataDir: string): Promise<void> {
  await bringToneListener(join(dataDir, 'speech', 'runtime-0'))
  await writeToneModel(join(dataDir, 'speech', 'model-tones'))
  await recordInstallation(dataDir, {
    model: 'somebody/tones',
    modelBytes: 1_000_000,
    runtime: 'runtime-0',
    folder: 'model-tones',
  })
}
