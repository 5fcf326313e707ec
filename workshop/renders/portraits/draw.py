"""Draws the portraits of the demo's people as SVG: python3 draw.py <folder>.

Head and shoulders in the colours of the site, on the elevation of a room. Nobody is portrayed: the people are invented.
Pictures for the content are made of them with sharp (960 x 1200, JPEG).
"""

import sys
from pathlib import Path

INK = "#1d2320"
LINE = f'fill="none" stroke="{INK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"'
EDGE = f'stroke="{INK}" stroke-width="6" stroke-linejoin="round"'


def path(d, fill):
    return f'<path d="{d}" fill="{fill}" {EDGE}/>'


def stroke(d, width=6, colour=INK):
    return f'<path d="{d}" {LINE.replace(INK, colour)} style="stroke-width:{width}"/>'


def room(wall, line, kind):
    """What stands behind: thin lines of an elevation, never darker than a shadow."""
    thin = f'fill="none" stroke="{line}" stroke-width="4"'
    parts = {
        "window": f'<path d="M560 -20V560H1000M560 270H1000M780 -20V560" {thin}/>',
        "door": f'<path d="M70 1220V150H380V1220M104 1220V184H346V1220" {thin}/>',
        "shelves": f'<path d="M-20 180H1000M-20 420H1000M-20 660H1000M250 180V660M700 180V660" {thin}/>',
        "tiles": '<path d="' + "".join(f"M-20 {y}H1000" for y in range(80, 900, 120))
        + "".join(f"M{x} -20V{920}" for x in range(90, 960, 260)) + f'" {thin}/>',
        "beams": f'<path d="M-20 110H1000M-20 190H1000M140 190V320M500 190V320M830 190V320" {thin}/>',
        "datum": f'<path d="M-20 760H1000M90 760L70 730H110ZM70 700H250" {thin}/>',
        "plan": f'<path d="M60 90H900V500H60ZM420 90V330M420 430V500M620 330H900" {thin}/>',
    }[kind]
    return f'<rect width="960" height="1200" fill="{wall}"/>{parts}'


def body(coat, shirt, collar):
    """Shoulders, neck in the middle at x = 480."""
    shoulders = "M60 1210C70 1010 150 930 300 890L400 850H560L660 890C810 930 890 1010 900 1210Z"
    parts = [path(shoulders, coat)]
    if collar == "jacket":
        parts += [path("M400 850L480 1010L560 850Z", shirt), path("M400 850L340 900L420 1090L480 1010Z", coat),
                  path("M560 850L620 900L540 1090L480 1010Z", coat), stroke("M480 1010V1210")]
    elif collar == "polo":
        parts += [path("M392 846L480 960L568 846L610 880L520 1010L480 960L440 1010L350 880Z", shirt),
                  stroke("M480 960V1080")]
    elif collar == "overall":
        parts += [path("M400 850C410 920 550 920 560 850L600 866C590 980 370 980 360 866Z", shirt),
                  stroke("M270 900L300 1210M690 900L660 1210", 6), path("M300 1080H660V1210H300Z", coat),
                  stroke("M400 1130H560", 6)]
    elif collar == "vest":
        parts += [path("M400 850L480 1000L560 850L640 884L560 1210H400L320 884Z", shirt),
                  stroke("M480 1000V1210"), stroke("M230 960L260 1210M730 960L700 1210")]
    elif collar == "sweater":
        parts += [path("M390 850C400 930 560 930 570 850L598 864C596 990 364 990 362 864Z", shirt)]
    return "".join(parts)


def head(skin, shade, width=150, jaw=1.0):
    w, chin = width, 740 + 24 * jaw
    neck = path("M402 700V862C430 930 530 930 558 862V700Z", skin)
    shadow = f'<path d="M405 742C440 800 520 800 555 742V800C520 846 440 846 405 800Z" fill="{shade}"/>'
    ears = path(f"M{480 - w} 540C{440 - w} 520 {436 - w} 620 {484 - w} 626Z", skin) + path(
        f"M{480 + w} 540C{520 + w} 520 {524 + w} 620 {476 + w} 626Z", skin)
    face = path(
        f"M{480 - w} 480C{480 - w} 300 {480 + w} 300 {480 + w} 480V590C{480 + w} 690 {480 + w * .55:.0f} {chin:.0f} 480 {chin:.0f}"
        f"C{480 - w * .55:.0f} {chin:.0f} {480 - w} 690 {480 - w} 590Z", skin)
    return neck + shadow + ears + face


def features(brow, brow_width=9, smile=10, eyes="dot"):
    brows = stroke("M384 498C402 484 428 484 446 494M514 494C532 484 558 484 576 498", brow_width, brow)
    look = ('<circle cx="416" cy="538" r="8.5" fill="#1d2320"/><circle cx="544" cy="538" r="8.5" fill="#1d2320"/>'
            if eyes == "dot" else stroke("M396 540C406 530 426 530 436 540M524 540C534 530 554 530 564 540", 7))
    nose = stroke("M484 540C496 576 508 604 500 614C494 620 478 622 468 618", 6)
    mouth = stroke(f"M436 668C456 {668 + smile} 504 {668 + smile} 526 664", 7)
    return brows + look + nose + mouth


GLASSES = stroke("M366 536a50 44 0 1 0 100 0a50 44 0 1 0-100 0M494 536a50 44 0 1 0 100 0a50 44 0 1 0-100 0M466 528C474 520 486 520 494 528M366 526L334 518M594 526L626 518", 7)

HAIR = {
    "short": lambda c: path("M324 500C300 330 390 262 490 262C600 262 660 340 636 500C628 450 612 420 586 396C520 416 430 412 374 396C348 420 332 450 324 500Z", c),
    "parted": lambda c: path("M322 520C290 340 370 256 478 250C600 244 668 330 638 520C630 470 622 440 604 414C560 408 480 396 420 352C404 392 352 420 340 450C330 470 326 490 322 520Z", c),
    "curly": lambda c: path("M326 520C290 500 286 440 312 416C290 366 340 320 376 322C392 276 460 266 492 288C530 256 600 276 612 322C660 330 676 392 648 424C672 456 660 504 634 520C632 470 618 440 590 424C560 434 540 420 520 404C490 428 450 424 432 404C410 432 380 426 366 430C342 448 330 480 326 520Z", c),
    "receding": lambda c: path("M328 548C304 500 304 428 338 392C356 380 372 396 366 420C350 452 344 500 342 548ZM632 548C656 500 656 428 622 392C604 380 588 396 594 420C610 452 616 500 618 548Z", c),
    "grey-back": lambda c: path("M320 520C296 350 360 250 480 248C604 246 664 350 640 520C634 476 622 440 604 420C580 396 540 388 494 392C440 384 392 396 362 424C340 446 328 476 320 520Z", c) + stroke("M430 300C400 320 380 350 372 384M520 290C560 300 590 330 600 372", 4),
    "cap": lambda c: path("M318 452C310 320 390 250 480 250C574 250 650 320 642 452C560 424 400 424 318 452Z", c) + path("M318 452C400 420 560 420 642 452C668 462 690 482 694 500C600 470 430 462 322 478Z", c),
}

BEARD = {
    "full": lambda c: path("M330 560C340 600 360 612 392 616C420 600 450 622 480 624C510 622 540 600 568 616C600 612 620 600 630 560C640 690 580 790 480 790C380 790 320 690 330 560ZM436 660C450 684 510 684 524 660C500 648 460 648 436 660Z", c),
    "short": lambda c: f'<path d="M334 600C352 640 372 650 400 640C430 620 450 632 480 634C510 632 530 620 560 640C588 650 608 640 626 600C622 700 560 766 480 766C400 766 338 700 334 600ZM440 662C454 682 506 682 520 662C500 652 460 652 440 662Z" fill="{c}" fill-rule="evenodd"/>',
    "moustache": lambda c: path("M420 646C440 622 470 624 480 634C490 624 520 622 540 646C516 652 500 648 480 646C460 648 444 652 420 646Z", c),
}

PEOPLE = {
    "igor-savrasov": [room("#e9ece7", "#cdd4cd", "window"), body("#34423b", "#ffffff", "jacket"), head("#e8c4a8", "#d3a888", 146),
                      features("#7d827c", 10, 12), HAIR["grey-back"]("#a9aea8"), BEARD["short"]("#b4b8b2")],
    "roman-vetlugin": [room("#dfe8e0", "#c3d1c6", "plan"), body("#5e7d68", "#f3f5f2", "polo"), head("#e9c3a4", "#d2a583", 148),
                       features("#3b2c22", 10, 16), HAIR["parted"]("#4a372b")],
    "gleb-sotnikov": [room("#e1ebf1", "#c4d4de", "tiles"), body("#22506b", "#e9ece7", "overall"), head("#f0cdb2", "#dab093", 144),
                      features("#8a5a32", 9, 10), HAIR["short"]("#b07a45"), BEARD["full"]("#b9824c"),
                      stroke("M440 672C460 680 500 680 522 669", 7)],
    "fyodor-alyohin": [room("#fbf1dc", "#e6d6b2", "beams"), body("#7a5206", "#923a28", "sweater"), head("#e2b898", "#c99a78", 152),
                       features("#5c5f5b", 11, 8, "arc"), HAIR["receding"]("#8b8f89"), BEARD["moustache"]("#8b8f89")],
    "vadim-rudakov": [room("#e9ece7", "#cdd4cd", "door"), body("#e2a33b", "#46504a", "vest"), head("#dba987", "#bf8b69", 144),
                      features("#221a16", 11, 14), HAIR["curly"]("#2b221d")],
    "andrey-kuzmin": [room("#e1ebf1", "#c4d4de", "datum"), body("#46504a", "#dfe8e0", "sweater"), head("#efcbb0", "#d8ad90", 142),
                      features("#5a4a3c", 8, 8), HAIR["short"]("#6d5a48"), GLASSES],
    "sergey-lanskoy": [room("#fbf1dc", "#e6d6b2", "shelves"), body("#923a28", "#f3f5f2", "polo"), head("#ecc6a9", "#d5a887", 150),
                       features("#2f2620", 10, 14), HAIR["receding"]("#3d3129"), BEARD["short"]("#4b3d33"), GLASSES],
}

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for slug, parts in PEOPLE.items():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="96 180 768 960" width="960" height="1200">{"".join(parts)}</svg>'
        (folder / f"{slug}.svg").write_text(svg + "\n")
