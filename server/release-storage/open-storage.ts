import { openFolderStorage } from './folder-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { StorageSettings } from './settings.ts';
import type { ReleaseStorage } from './storage.ts';

export function openReleaseStorage(settings: StorageSettings): ReleaseStorage {
  return settings.kind === 'folder' ? openFolderStorage(settings.dir) : openS3Storage(settings);
}
