"""For the page's tests: browser flags, scripts to run inside it, and HTML it must show."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MARKDOWN = {
    "**a *b* c** ~~d~~ __e__": "<p><strong>a <em>b</em> c</strong> <s>d</s> <u>e</u></p>",
    "snake_case 2*3*4 \\*x\\*": "<p>snake_case 2<em>3</em>4 *x*</p>",
    "`**a**` 99 <b>": "<p><code>**a**</code> 99 &lt;b&gt;</p>",
    "a\n```py\n**b**\n```\nc": "<p>a</p><pre><code>**b**\n</code></pre><p>c</p>",
    "# A\n-# b\n#c": '<h3 class="md-h1">A</h3><p class="subtext">b</p><p>#c</p>',
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    "<@7> <#8> </duel play:9>": '<p><span class="mention">@seven</span> <span class="mention">'
    '#eight</span> <span class="mention">/duel play</span></p>',
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "<t:99999999999999:R> <t:x>": "<p>&lt;t:99999999999999:R&gt; &lt;t:x&gt;</p>",
    "**unclosed _and": "<p>**unclosed _and</p>",
}
RENDER = """async (texts) => {
    const { markdown } = await import("/page/static/markdown.js");
    const names = { person: () => "seven", channel: () => "eight", locale: "en-US", words: {} };
    return texts.map((text) => {
        const root = document.createElement("div");
        root.append(...markdown(text, names));
        return root.innerHTML;
    });
}"""
FROM_NOW = """async (distances) => {
    const { relative } = await import("/page/static/times.js");
    return distances.map((distance) => relative(1800000000 + distance, "en", 1800000000));
}"""
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML)"""
COVER = """({ x, y }) => {
    window.pressed = 0;
    const cover = document.createElement("button");
    Object.assign(cover.style, {
        position: "fixed", left: `${x - 15}px`, top: `${y - 15}px`, width: "30px", height: "30px",
    });
    cover.onclick = () => { window.pressed += 1; };
    addEventListener("click", () => document.body.append(cover), { once: true, capture: true });
}"""
