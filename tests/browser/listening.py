"""What a screen reader is told by a page: everything that its live regions say, in order."""

from playwright.sync_api import BrowserContext, Page

REGIONS = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]"
LISTEN = f"""
  window.heard = [];
  const said = new WeakMap();
  const hear = (region) => {{
    const text = region.textContent.trim().replace(/\\s+/g, " ");
    const calls = region.matches("[aria-live=assertive], [role=alert]");
    if (text && said.get(region) !== region.textContent) window.heard.push([calls ? "assertive" : "polite", text]);
    said.set(region, region.textContent);
  }};
  new MutationObserver((changes) => {{
    const changed = new Set();
    for (const {{ target, addedNodes }} of changes) {{
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest("{REGIONS}");
      if (around) changed.add(around);
      for (const node of addedNodes)
        if (node instanceof Element) for (const each of node.querySelectorAll("{REGIONS}")) changed.add(each);
    }}
    for (const region of changed) hear(region);
  }}).observe(document, {{ subtree: true, childList: true, characterData: true }});
"""
"""Writes down whatever the live regions say: "polite" or "assertive", and the text."""


def listen(heard_in: BrowserContext | Page) -> None:
    """Write down what is said in every page that is opened from now on."""
    heard_in.add_init_script(LISTEN)


def heard(page: Page) -> list[tuple[str, str]]:
    """What has been said: how, and the text."""
    return [(how, text) for how, text in page.evaluate("window.heard")]
