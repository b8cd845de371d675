import { html, raw } from "hono/html";

export interface Preview {
  path: string;
  siteName: string;
  /** The canonical address. */
  address: string;
  /** What a search result shows. */
  resultTitle: string;
  resultText: string;
  /** What a shared link shows. */
  title: string;
  description: string;
  picture: string;
  pictureAlt: string;
}

/** A page with a row for each preview: as a search result, a large card, and the small one of a chat. */
export function previewSheet(name: string, language: string, previews: readonly Preview[]): string {
  return String(html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <title>${name}</title>
      <style>
        ${raw(style)}
      </style>
      <h1>${name}</h1>
      ${previews.map(row)}
    </html>`);
}

function row(preview: Preview) {
  const { path, siteName, address, title, description, picture, pictureAlt } = preview;
  const { host } = new URL(address);
  return html`<section>
    <h2>${path}</h2>
    <div class="result">
      <small>${siteName}<br />${address}</small>
      <h3>${preview.resultTitle}</h3>
      <p>${preview.resultText}</p>
    </div>
    <div class="card">
      <img src="${picture}" alt="${pictureAlt}" />
      <small>${host}</small>
      <h3>${title}</h3>
      <p>${description}</p>
    </div>
    <div class="chat">
      <img src="${picture}" alt="" />
      <div>
        <h3>${title}</h3>
        <p>${description}</p>
        <small>${host}</small>
      </div>
    </div>
    <p class="alt">${siteName} · “${pictureAlt}”</p>
  </section>`;
}

// Widths and line counts follow Google, Facebook and WhatsApp.
const style = `
  body { margin: 24px; font: 14px/1.4 Arial, sans-serif; background: #eef0f2; color: #1c1e21; }
  section { display: grid; grid-template-columns: 600px 440px 360px; gap: 8px 24px; align-items: start; margin-bottom: 32px; }
  h2, .alt { grid-column: 1 / -1; margin: 0; font-size: 14px; color: #606770; }
  h3, p { margin: 0; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; }
  small { color: #606770; }
  .result, .card, .chat { overflow: hidden; border-radius: 8px; background: #fff; }
  .result { padding: 16px; }
  .result h3 { font: 18px/1.3 Arial, sans-serif; color: #1a0dab; -webkit-line-clamp: 1; }
  .result p { -webkit-line-clamp: 2; color: #4d5156; }
  .card img { display: block; width: 440px; height: 230px; object-fit: cover; }
  .card small, .card h3, .card p { margin: 6px 12px; }
  .card h3 { -webkit-line-clamp: 2; font-size: 16px; }
  .card p { -webkit-line-clamp: 2; margin-bottom: 12px; color: #606770; }
  .chat { display: flex; background: #d9fdd3; }
  .chat img { flex: none; width: 96px; height: 96px; object-fit: cover; }
  .chat div { padding: 8px 12px; }
  .chat h3, .chat p { -webkit-line-clamp: 2; font-size: 13px; }
`;
