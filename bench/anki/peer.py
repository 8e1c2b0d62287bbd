"""Anki 2.1.15 as the other side: takes a package in, tells what it has then, and writes packages of its own.

peer.py PACKAGE FOLDER: the answer is JSON on the last line of stdout. Anki's library is found by PYTHONPATH.
"""

import hashlib
import json
import os
import sys

from anki import version
from anki.exporting import AnkiCollectionPackageExporter, AnkiPackageExporter
from anki.importing.apkg import AnkiPackageImporter
from anki.storage import Collection


def tell(col):
    media = {}
    for name in sorted(os.listdir(col.media.dir())):
        with open(os.path.join(col.media.dir(), name), "rb") as medium:
            media[name] = hashlib.sha256(medium.read()).hexdigest()
    cards = [col.getCard(id) for id in col.db.list("select id from cards order by nid, ord")]
    return {
        "notes": col.noteCount(),
        "cards": len(cards),
        "answers": col.db.scalar("select count() from revlog"),
        "decks": sorted(col.decks.allNames()),
        "media": media,
        "suspended": sum(card.queue == -1 for card in cards),
        "flagged": sum(card.flags & 7 != 0 for card in cards),
        # In how many days each learned card is due.
        "due": [card.due - col.sched.today for card in cards if card.type == 2],
        "drawn": ["\n".join([card.q(), card.a()]) for card in cards],
    }


def export(exporter, path):
    exporter.includeSched = True
    exporter.includeMedia = True
    exporter.exportInto(path)


package, folder = sys.argv[1:]
col = Collection(os.path.join(folder, "collection.anki2"))
AnkiPackageImporter(col, package).run()
mended, is_whole = col.fixIntegrity()
told = {"version": version, "mended": mended if is_whole else "broken: " + mended, **tell(col)}
export(AnkiPackageExporter(col), os.path.join(folder, "deck.apkg"))
export(AnkiCollectionPackageExporter(col), os.path.join(folder, "first.colpkg"))
# With its second scheduler it writes collection.anki21, and whole collections alone.
col.changeSchedulerVer(2)
export(AnkiCollectionPackageExporter(col), os.path.join(folder, "second.colpkg"))
print(json.dumps(told))
